type Doing = 'log' | 'models' | 'media' | 'documents' | 'checking' | 'events';

/** How far the work is, in whatever it counts. */
type Told = { readonly doing: Doing; readonly done: number; readonly of: number };
export type Tell = (told: Told) => void;
