// What the runs of `.ci/run` left in a folder, told: `report.mjs failed FOLDER RUN` and `report.mjs tell FOLDER STATUS RUNS`.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** More files than these fail for a reason that a second try does not take away. */
const mostTriedAgain = 5;

const [, , what, folder, ...rest] = process.argv;

/** The files of one run with their tests; nothing when it ended before it could tell. */
const filesOf = (run) => {
  const path = `${folder}/${run}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).testResults : undefined;
};

const failedIn = (files) => files.filter(({ status }) => status === 'failed');

/** The failures of a file: of its tests, or of itself when it could not be read. */
const failuresOf = ({ name, message, assertionResults }) => {
  const file = relative('.', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length === 0
    ? [{ title: file, told: message }]
    : failed.map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        told: failureMessages.join('\n'),
      }));
};

/** The names of the files of a run that are tried again, each on a line. */
const failed = (run) => {
  const names = new Set(failedIn(filesOf(run) ?? []).map(({ name }) => relative('.', name)));
  if (names.size <= mostTriedAgain) for (const name of names) console.log(name);
};

/**
 * Every failure with what it said, then its name alone, where a log that is cut short still shows it; then the sums. A
 * `status` other than 0 without any is an error that no test waited for.
 */
const tell = (status, runs) => {
  let [passed, missing] = [0, 0];
  const [failures, unsteady] = [[], []];
  for (const run of runs) {
    const first = filesOf(run);
    const again = filesOf(`${run}-again`) ?? [];
    const isAgain = ({ name }) => again.some((file) => file.name === name);
    if (first === undefined) missing++;
    const last = [...(first ?? []).filter((file) => !isAgain(file)), ...again];
    passed += last.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length;
    failures.push(...failedIn(last).flatMap(failuresOf));
    unsteady.push(
      ...failedIn(first ?? [])
        .filter(isAgain)
        .flatMap(failuresOf),
    );
  }
  if (status !== '0' && failures.length + missing === 0)
    failures.push({ title: 'outside of every test', told: 'See "Unhandled Errors" above.' });
  const all = [
    ...unsteady.map((failure) => ({ ...failure, as: 'FAILED AT FIRST' })),
    ...failures.map((failure) => ({ ...failure, as: 'FAILED' })),
  ];
  for (const { as, title, told } of all) console.log(`${as} ${title}\n${told.slice(0, 4000)}\n`);
  for (const { as, title, told } of all) console.log(`${as} ${title} · ${told.split('\n')[0].slice(0, 300)}`);
  for (const run of runs) if (filesOf(run) === undefined) console.log(`FAILED ${run} told nothing`);
  console.log(`${passed} passed, ${failures.length + missing} failed`);
  process.exitCode = failures.length + missing === 0 ? 0 : 1;
};

if (what === 'failed') failed(rest[0]);
else {
  const [status, ...runs] = rest;
  tell(status, runs);
}
