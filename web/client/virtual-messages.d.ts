declare module 'virtual:messages/*' {
  import type { PackedMessages } from '#locales/packed-messages.ts';

  const messages: PackedMessages;
  export default messages;
}

declare module 'virtual:react-router/inject-hmr-runtime' {}
