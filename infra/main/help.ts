import { type Command, Option } from 'commander';
import { languages } from '#domain/language.ts';
import { terminalText } from './terminal-text.ts';

/** Says what `command` does, for whom, and shows it in use. */
export const explained = (command: Command, id: string, example?: string): Command => {
  command.description(terminalText(id));
  return example ? command.addHelpText('after', `\n${terminalText('cli.example')}\n  npx sokoni ${example}`) : command;
};

/** `--json`, which every command that answers has. */
export const jsonOption = ['--json', terminalText('cli.json')] as const;

/** The words of Commander, which speaks English alone. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^Usage:/gm, terminalText('cli.usage')],
  [/^Arguments:/gm, terminalText('cli.arguments')],
  [/^Options:/gm, terminalText('cli.options')],
  [/^Commands:/gm, terminalText('cli.commands')],
  [/(?<=[(,] ?)default:/g, terminalText('cli.default')],
  [/(?<=\()choices:/g, terminalText('cli.choices')],
  [/^error: unknown option/gm, terminalText('cli.error.option')],
  [/^error: unknown command/gm, terminalText('cli.error.command')],
  [/^error: missing required argument/gm, terminalText('cli.error.argument')],
  [/^error: too many arguments for/gm, terminalText('cli.error.extra')],
  [/^error: option (?='.*argument missing)/gm, `${terminalText('cli.error.value')} `],
  [/ argument missing$/gm, ''],
];

const translated = (text: string): string =>
  words.reduce((said, [theirs, ours]) => said.replaceAll(theirs, ours), text);

/** Has `program` and all its commands speak the language of the terminal, and each take `--lang`. */
export const speaking = (program: Command): Command => {
  program.helpOption('-h, --help', terminalText('cli.help')).configureOutput({
    writeOut: (text) => process.stdout.write(translated(text)),
    writeErr: (text) => process.stderr.write(translated(text)),
  });
  if (program.commands.length > 0) program.helpCommand('help [command]', terminalText('cli.help.command'));
  // a group would take the option from the command that has one of its own
  const isGroup = program.parent !== null && program.commands.length > 0 && program.registeredArguments.length === 0;
  if (!isGroup && !program.options.some(({ long }) => long === '--lang'))
    program.addOption(new Option('--lang <language>', terminalText('cli.lang')).choices(languages));
  for (const command of program.commands) speaking(command);
  return program;
};
