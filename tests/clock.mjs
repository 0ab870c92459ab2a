// Loaded before the program: the process believes that it was started at SOKONI_TEST_NOW, and time goes on from there.
const real = Date;
const aheadMs = real.parse(process.env.SOKONI_TEST_NOW ?? '') - real.now();
if (Number.isNaN(aheadMs)) throw new Error('SOKONI_TEST_NOW is no moment: say for example 2026-12-31T23:59:00Z');
const now = () => real.now() + aheadMs;

globalThis.Date = new Proxy(real, {
  construct: (_, args, made) => Reflect.construct(real, args.length ? args : [now()], made === Date ? real : made),
  apply: () => new real(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
