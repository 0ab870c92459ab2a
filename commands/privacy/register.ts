import { z } from 'zod';
import { accountEvents } from '#domain/account/account.events.ts';
import { managementEvents } from '#domain/account/management.events.ts';
import { alertEvents } from '#domain/alert/alert.events.ts';
import { jobApplicationEvents } from '#domain/company/job-application.events.ts';
import { contractEvents } from '#domain/contract/contract.events.ts';
import { contractViewEvents } from '#domain/contract/contract-views.events.ts';
import { type EventDefinition, type EventDefinitions, personalFieldsOf } from '#domain/event.ts';
import type { Language } from '#domain/language.ts';
import { reportEvents } from '#domain/moderation/report.events.ts';
import { pushEvents } from '#domain/notification/notification.events.ts';
import { profileEvents } from '#domain/profile/profile.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';

/** A purpose of personal data. Each event with personal fields belongs to one, or is listed under `other`. */
type Activity = {
  readonly name: Bilingual;
  readonly events: EventDefinitions;
  readonly purpose: Bilingual;
  readonly basis: Bilingual;
  readonly seenBy: Bilingual;
  readonly kept: Bilingual;
};

const untilErased = {
  fr: 'jusqu’à la suppression du compte ; 36 mois sans connexion, puis préavis de 14 jours',
  en: 'until the account is erased; 36 months without signing in, then 14 days’ notice',
};

const activities: readonly Activity[] = [
  {
    name: { fr: 'Comptes', en: 'Accounts' },
    events: accountEvents,
    purpose: { fr: 'reconnaître une personne, lui écrire', en: 'recognising a person, writing to them' },
    basis: { fr: 'contrat', en: 'contract' },
    seenBy: { fr: 'la personne ; support et administrateurs', en: 'the person; support and administrators' },
    kept: untilErased,
  },
  {
    name: { fr: 'Profils', en: 'Profiles' },
    events: profileEvents,
    purpose: { fr: 'montrer un parcours à qui la personne choisit', en: 'showing a career to whom the person chooses' },
    basis: { fr: 'consentement, champ par champ', en: 'consent, field by field' },
    seenBy: {
      fr: 'ceux que la personne choisit ; une expérience à confirmer, ceux qui administrent la page de l’entreprise',
      en: 'those whom the person chooses; an experience to be confirmed, those who administer the company’s page',
    },
    kept: untilErased,
  },
  {
    name: { fr: 'Avis', en: 'Reviews' },
    events: reviewEvents,
    purpose: {
      fr: 'publier ce que des clients disent d’entreprises',
      en: 'publishing what customers say of companies',
    },
    basis: { fr: 'contrat ; intérêt légitime des lecteurs', en: 'contract; legitimate interest of readers' },
    seenBy: { fr: 'tout le monde une fois publié ; modérateurs', en: 'everybody once published; moderators' },
    kept: {
      fr: 'le texte jusqu’à la suppression du compte ; la note reste',
      en: 'the words until the account is erased; the score stays',
    },
  },
  {
    name: { fr: 'Signalements', en: 'Reports' },
    events: reportEvents,
    purpose: { fr: 'retirer ce qui est illicite', en: 'taking down what is illegal' },
    basis: { fr: 'obligation légale', en: 'legal obligation' },
    seenBy: { fr: 'modérateurs', en: 'moderators' },
    kept: untilErased,
  },
  {
    name: { fr: 'Gestion des pages', en: 'Management of pages' },
    events: managementEvents,
    purpose: {
      fr: 'décider qui gère la page d’une entreprise ; inviter quelqu’un à la gérer',
      en: 'deciding who manages a company’s page; inviting someone to manage it',
    },
    basis: { fr: 'contrat ; intérêt légitime des gestionnaires', en: 'contract; legitimate interest of managers' },
    seenBy: {
      fr: 'la personne ; gestionnaires de la page ; modérateurs',
      en: 'the person; managers of the page; moderators',
    },
    kept: {
      fr: 'le texte jusqu’à la décision ; les documents, que lisent la personne et les modérateurs seuls, jusqu’à 30 jours après ; l’adresse invitée jusqu’à la fin de l’invitation, 14 jours au plus',
      en: 'the words until the decision; the documents, which only the person and moderators read, until 30 days after it; the invited address until the invitation ends, at most 14 days',
    },
  },
  {
    name: { fr: 'Candidatures', en: 'Job applications' },
    events: jobApplicationEvents,
    purpose: { fr: 'postuler à une offre d’emploi', en: 'applying for a job' },
    basis: { fr: 'consentement, candidature par candidature', en: 'consent, application by application' },
    seenBy: {
      fr: 'la personne ; ceux qui gèrent la page de l’entreprise, avec le nom, l’e-mail et le CV',
      en: 'the person; those who manage the company’s page, with the name, the e-mail and the CV',
    },
    kept: untilErased,
  },
  {
    name: { fr: 'Contrats', en: 'Contracts' },
    events: contractEvents,
    purpose: {
      fr: 'vendre des services à une entreprise, les livrer',
      en: 'selling services to a company, delivering them',
    },
    basis: { fr: 'contrat', en: 'contract' },
    seenBy: {
      fr: 'l’équipe des ventes et de la production ; l’e-mail du client, ceux qui suivent le contrat, responsables de production et administrateurs',
      en: 'the sales and production team; the client’s e-mail, those who work on the contract, production leads and administrators',
    },
    kept: {
      fr: 'jusqu’à la suppression du contrat, qui détruit la clé ; le numéro, l’entreprise, qui, quand et pourquoi restent',
      en: 'until the contract is deleted, which destroys its key; the number, the company, who, when and why stay',
    },
  },
  {
    name: { fr: 'Listes de contrats gardées', en: 'Kept lists of contracts' },
    events: contractViewEvents,
    purpose: {
      fr: 'rouvrir une liste de contrats comme elle était filtrée',
      en: 'opening a list of contracts again as it was filtered',
    },
    basis: { fr: 'contrat', en: 'contract' },
    seenBy: { fr: 'la personne', en: 'the person' },
    kept: untilErased,
  },
  {
    name: { fr: 'Alertes de recherche', en: 'Search alerts' },
    events: alertEvents,
    purpose: {
      fr: 'dire à une personne qu’une entreprise qu’elle cherchait est là',
      en: 'telling a person that a company they looked for is there',
    },
    basis: { fr: 'consentement, alerte par alerte', en: 'consent, alert by alert' },
    seenBy: { fr: 'la personne', en: 'the person' },
    kept: untilErased,
  },
  {
    name: { fr: 'Notifications sur les appareils', en: 'Notifications on devices' },
    events: pushEvents,
    purpose: {
      fr: 'prévenir une personne sur un appareil où elle l’a demandé',
      en: 'telling a person news on a device where they asked for it',
    },
    basis: { fr: 'consentement, appareil par appareil', en: 'consent, device by device' },
    seenBy: {
      fr: 'personne ; le service push du navigateur reçoit les messages chiffrés',
      en: 'nobody; the push service of the browser receives encrypted messages',
    },
    kept: {
      fr: 'utilisé jusqu’à la déconnexion ou l’arrêt ; gardé jusqu’à la suppression du compte',
      en: 'used until the person signs out or turns it off; kept until the account is erased',
    },
  },
];

/** The personal data in tables beside the log, each with its retention time. */
const besideLog: readonly (readonly [Bilingual, Bilingual])[] = [
  [
    { fr: 'adresses IP et appareils des connexions', en: 'IP addresses and devices of sign-ins' },
    { fr: '12 mois', en: '12 months' },
  ],
  [
    { fr: 'réseaux et appareils des tentatives de connexion', en: 'networks and devices of log-in attempts' },
    { fr: '12 mois', en: '12 months' },
  ],
  [
    {
      fr: 'clés d’applications de codes (scellées), empreintes de codes de secours',
      en: 'keys of apps for codes (sealed), hashes of recovery codes',
    },
    untilErased,
  ],
  [{ fr: 'empreintes de mots de passe (argon2id)', en: 'hashes of passwords (argon2id)' }, untilErased],
  [
    { fr: 'recherches, sans personne', en: 'searches, without a person' },
    { fr: '13 mois', en: '13 months' },
  ],
  [
    {
      fr: 'ce qui est écrit dans un formulaire d’entreprise et pas encore envoyé (scellé)',
      en: 'what is typed in a form of a company and not sent yet (sealed)',
    },
    { fr: '7 jours', en: '7 days' },
  ],
  [
    { fr: 'e-mails gardés sur place', en: 'mail kept locally' },
    { fr: '30 jours', en: '30 days' },
  ],
  [{ fr: 'photos, CV et documents d’une demande', en: 'photos, résumés and documents of a request' }, untilErased],
  [
    { fr: 'photos envoyées avec une erreur signalée', en: 'photos sent with a reported mistake' },
    {
      fr: '30 jours après la décision, ou jusqu’à la suppression du compte',
      en: '30 days after the decision, or until the account is erased',
    },
  ],
  [
    { fr: 'photos, CV et documents qui ne servent plus', en: 'photos, résumés and documents that are no longer used' },
    { fr: '1 jour', en: '1 day' },
  ],
];

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

/** The fields inside a personal field such as `said`, or its own name when it has none. */
const fieldsIn = (definition: EventDefinition, field: string): string[] => {
  const schema = unwrapped(definition.schema.shape[field] as z.ZodType);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [field];
};

const marked = (events: EventDefinitions): [string, string[]][] =>
  Object.entries(events).flatMap(([type, definition]): [string, string[]][] => {
    const fields = personalFieldsOf(definition).flatMap(({ field }) => fieldsIn(definition, field));
    return fields.length > 0 ? [[type, fields]] : [];
  });

/** Events with personal fields that belong to no activity yet. */
export const untold = (): string[] => {
  const described = new Set(activities.flatMap(({ events }) => Object.keys(events)));
  return marked(catalogue)
    .map(([type]) => type)
    .filter((type) => !described.has(type));
};

const words = {
  fr: {
    title: 'Registre des traitements',
    purpose: 'Finalité :',
    basis: 'Base légale :',
    seenBy: 'Qui les voit :',
    kept: 'Durée :',
    time: 'Durée',
    event: 'Événement',
    data: 'Données',
    beside: 'Hors du journal',
    other: 'À décrire',
    made: 'Écrit par `sokoni privacy register` à partir des champs marqués personnels dans les événements : ne pas modifier à la main. Chacun de ces champs est chiffré sous une clé propre à la personne ; la suppression détruit la clé.',
  },
  en: {
    title: 'Register of processing',
    purpose: 'Purpose:',
    basis: 'Legal basis:',
    seenBy: 'Who sees them:',
    kept: 'Kept:',
    time: 'Kept',
    event: 'Event',
    data: 'Data',
    beside: 'Beside the log',
    other: 'To be described',
    made: 'Written by `sokoni privacy register` from the fields that events mark as personal: not to be changed by hand. Each of these fields is encrypted under a key of the person’s own; erasure destroys the key.',
  },
} as const;

/** The register of processing, as Markdown, from the fields that events mark as personal. */
export const register = (lang: Language): string => {
  const w = words[lang];
  const table = (rows: readonly [string, string[]][]) =>
    [
      `| ${w.event} | ${w.data} |`,
      '|---|---|',
      ...rows.map(([type, fields]) => `| ${type} | ${fields.join(', ')} |`),
    ].join('\n');
  const parts = activities.map(({ name, events, purpose, basis, seenBy, kept }) =>
    [
      `## ${name[lang]}`,
      `- ${w.purpose} ${purpose[lang]}\n- ${w.basis} ${basis[lang]}\n- ${w.seenBy} ${seenBy[lang]}\n- ${w.kept} ${kept[lang]}`,
      table(marked(events)),
    ].join('\n\n'),
  );
  const beside = [
    `## ${w.beside}`,
    `| ${w.data} | ${w.time} |\n|---|---|\n${besideLog.map(([what, how]) => `| ${what[lang]} | ${how[lang]} |`).join('\n')}`,
  ].join('\n\n');
  const open = untold();
  const other = open.length > 0 ? [`## ${w.other}\n\n${open.map((type) => `- ${type}`).join('\n')}`] : [];
  return `${[`# ${w.title}`, w.made, ...parts, beside, ...other].join('\n\n')}\n`;
};
