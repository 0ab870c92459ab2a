import { v5 as uuidV5 } from 'uuid';

/** The namespace of ids that follow from the id of a command. */
export const eventIds = '4bd0bd0c-7d26-4f86-9d4f-1d7bd1b3a5a2';

/** The id of an event that a command led to: of the first of them, or of another. */
export const eventIdOf = (commandId: string, index = 0): string => uuidV5(`${commandId}/${index}`, eventIds);
