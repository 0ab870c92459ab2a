import type { Image } from '../media/image.events.ts';
import type { ConfirmationCommand } from './confirmations.ts';
import type {
  AudienceOf,
  Career,
  Interests,
  Name,
  Offer,
  PersonalCoordinates,
  Presentation,
  Whereabouts,
} from './profile.events.ts';
import type { ListItems, ListName } from './profile-lists.ts';

/** The parts of a profile that are edited as one form. `edited` is the version that the form was filled from. */
export type Sections = {
  readonly identity: {
    readonly name: Name;
    readonly birthday: string | null;
    readonly sex: 'f' | 'm' | 'n' | null;
    readonly presentation: Presentation;
  };
  readonly coordinates: { readonly whereabouts: Whereabouts; readonly coordinates: PersonalCoordinates };
  readonly pro: { readonly career: Career; readonly offer: Offer; readonly skills: readonly string[] };
  readonly interests: { readonly interests: Interests };
  readonly audience: { readonly audience: AudienceOf; readonly searchEngines: boolean };
};
export type Section = keyof Sections;

type CommandFor<Type extends string, Data = unknown> = {
  readonly type: Type;
  readonly data: Data & { readonly accountId: string };
};
type Say<Type extends string, S extends Section> = CommandFor<Type, Sections[S] & { readonly edited: number }>;
type Of<L extends ListName> = { readonly list: L; readonly itemId: string };

type ItemCommand = {
  [L in ListName]:
    | CommandFor<'AddItem', Of<L> & { readonly said: ListItems[L] }>
    | CommandFor<'ChangeItem', Of<L> & { readonly said: ListItems[L]; readonly edited: number }>
    | CommandFor<'RemoveItem', Of<L>>;
}[ListName];

export type ProfileCommand =
  | Say<'StateIdentity', 'identity'>
  | Say<'ListCoordinates', 'coordinates'>
  | Say<'DescribeCareer', 'pro'>
  | Say<'ChooseInterests', 'interests'>
  | Say<'ChooseAudience', 'audience'>
  | CommandFor<'ChoosePhoto', { readonly image: Image }>
  | CommandFor<'RemovePhoto'>
  | CommandFor<'ChooseBanner', { readonly image: Image }>
  | CommandFor<'RemoveBanner'>
  | ItemCommand
  | ConfirmationCommand;
