import type { Language } from '#domain/language.ts';

/** One thing, and the one word that each language has for it. */
export type Term = {
  readonly thing: string;
  readonly fr: string;
  readonly en: string;
  /** Words that no message says for it any more, each with all its endings: `*` stands for letters. */
  readonly ended?: Partial<Readonly<Record<Language, readonly string[]>>>;
  /** Messages in which an ended word is the right one, since it stands for another thing there. */
  readonly except?: readonly string[];
};

/** What people meet on Sokoni, by the name that it has everywhere: pages, mails, errors and the command line. */
export const glossary: readonly Term[] = [
  { thing: 'a company', fr: 'entreprise', en: 'company', ended: { fr: ['société*', 'firme*'], en: ['firm', 'firms'] } },
  { thing: 'its page', fr: 'page', en: 'page', ended: { fr: ['fiche*'] } },
  {
    thing: 'all of them',
    fr: 'annuaire',
    en: 'directory',
    ended: { fr: ['répertoi*', 'répertori*'], en: ['gazetteer*'] },
  },
  {
    thing: 'what it does',
    fr: 'catégorie',
    en: 'category',
    ended: { fr: ['domaine*'], en: ['field of', 'fields you'] },
  },
  { thing: 'one of its places', fr: 'agence', en: 'branch' },
  { thing: 'the company above it', fr: 'maison mère', en: 'parent company', ended: { en: ['head company'] } },
  { thing: 'where it is', fr: 'ville', en: 'city', ended: { en: ['town', 'towns'] } },
  { thing: 'a part of a city', fr: 'quartier', en: 'area', ended: { en: ['district*', 'neighbourhood*'] } },
  {
    thing: 'a part of a city with its own town hall',
    fr: 'commune',
    en: 'commune or sub-county',
    ended: { en: ['municipalit*', 'sub-city'] },
  },
  { thing: 'what people go by', fr: 'repère', en: 'landmark' },
  {
    thing: 'where letters come from',
    fr: 'adresse e-mail',
    en: 'e-mail address',
    ended: { fr: ['courriel*', 'email*', 'mél'], en: ['email*'] },
  },
  { thing: 'how to reach somebody', fr: 'coordonnées', en: 'contact details', ended: { en: ['coordinates'] } },
  { thing: 'a number to call', fr: 'numéro', en: 'phone number', ended: { en: ['phones'] } },
  { thing: 'when it is open', fr: 'horaires', en: 'opening hours' },
  { thing: 'what shows where it is', fr: 'carte', en: 'map', ended: { fr: ['plan', 'plans'] } },
  { thing: 'its pages elsewhere', fr: 'site web', en: 'website' },
  {
    thing: 'a picture that somebody took',
    fr: 'photo',
    en: 'photo',
    ended: { fr: ['image*'], en: ['picture*', 'image*'] },
  },
  {
    thing: 'the photo of a person',
    fr: 'photo de profil',
    en: 'profile photo',
    ended: { fr: ['portrait*'], en: ['portrait*'] },
    except: ['rejection.media.not-portrait'],
  },
  { thing: 'what a customer says', fr: 'avis', en: 'review' },
  { thing: 'how good it was', fr: 'note', en: 'rating', ended: { en: ['score', 'scores'] } },
  { thing: 'reading a review before it appears', fr: 'relecture', en: 'check', ended: { en: ['waiting to be read'] } },
  {
    thing: 'asking for another decision',
    fr: 'contestation',
    en: 'appeal',
    ended: { fr: ['faire appel', 'votre appel', 'un appel'], en: ['objects'] },
  },
  { thing: 'telling us of something', fr: 'signalement', en: 'report' },
  {
    thing: 'what is wrong on a page',
    fr: 'erreur',
    en: 'mistake',
    ended: { fr: ['problème*'], en: ['problem*'] },
    except: [
      'report.type',
      'contract.field.problem',
      'contract.field.problems',
      'contract.log.add_problem',
      'contract.log.archive_problems',
      'contracts.action.add_problem',
      'contracts.action.archive_problems',
      'contracts.did.archive',
      'contracts.did.problem',
      'contracts.problem.new',
      'contracts.problematic',
      'contracts.problems.none',
      'contracts.tab.problems',
      'contracts.view.problems',
      'privacy.event.ContractProblemAdded',
      'privacy.event.ContractProblemsArchived',
    ],
  },
  { thing: 'why', fr: 'raison', en: 'reason', ended: { fr: ['motif*'] } },
  {
    thing: 'our people',
    fr: 'l’équipe de Sokoni',
    en: 'the Sokoni team',
    ended: { fr: ['équipe du site'], en: ['staff'] },
  },
  {
    thing: 'keeping a page',
    fr: 'gérer',
    en: 'manage',
    ended: { fr: ['administrer', 'administre', 'gérant*'], en: ['administers', 'runs a', 'to run it'] },
  },
  {
    thing: 'coming in',
    fr: 'se connecter',
    en: 'log in',
    ended: { en: ['sign in', 'signed in', 'signed-in', 'sign-in'] },
  },
  { thing: 'going out', fr: 'se déconnecter', en: 'log out', ended: { en: ['sign out', 'signed out', 'sign-out'] } },
  {
    thing: 'the first time',
    fr: 'créer un compte',
    en: 'create an account',
    ended: {
      fr: ['inscrit', 'inscrits', 'inscription*', 's’inscrire', 'inscrire mon', 'inscrire une'],
      en: ['register', 'registered', 'registration*', 'sign up'],
    },
    except: [
      'cli.privacy.register',
      'company.facts.purpose',
      'company.facts.register',
      'privacy.word.socialObject',
      'privacy.word.tradeRegistry',
    ],
  },
  { thing: 'a code for the day the phone is missing', fr: 'code de secours', en: 'recovery code' },
  {
    thing: 'a code after the password',
    fr: 'connexion en deux étapes',
    en: 'two-step log-in',
    ended: { fr: ['deuxième étape', 'double authentification'], en: ['second step', 'second factor'] },
    except: ['about.help.add.text'],
  },
  {
    thing: 'a picture that phones read',
    fr: 'code QR',
    en: 'QR code',
    ended: { fr: ['dessin*', 'code à scanner'], en: ['drawing*'] },
  },
  { thing: 'where somebody is logged in', fr: 'appareil', en: 'device', ended: { fr: ['session*'], en: ['session*'] } },
  { thing: 'what one has done, for those who hire', fr: 'CV', en: 'CV', ended: { en: ['résumé*', 'resume*'] } },
  { thing: 'work shown', fr: 'réalisation', en: 'portfolio', ended: { en: ['pieces'] } },
  { thing: 'work offered', fr: 'offre d’emploi', en: 'job', ended: { en: ['job offer*'] } },
  {
    thing: 'what one comes back to',
    fr: 'ajouter aux favoris',
    en: 'add to favourites',
    ended: { fr: ['garder dans les favoris'], en: ['keep among'] },
  },
  {
    thing: 'hearing of a company that comes',
    fr: 'alerte',
    en: 'alert',
    ended: { fr: ['me prévenir'], en: ['tell me'] },
  },
  { thing: 'all that is new, once a day', fr: 'résumé du jour', en: 'daily summary', ended: { en: ['day’s summary'] } },
  { thing: 'asking for prices', fr: 'devis', en: 'quote' },
  { thing: 'approving what somebody sent', fr: 'valider', en: 'approve', ended: { en: ['validat*'] } },
  {
    thing: 'one whose reviews are not shown',
    fr: 'exclu',
    en: 'excluded',
    ended: { fr: ['liste noire', 'auteur écarté', 'auteur est écarté'], en: ['blacklist*'] },
  },
  {
    thing: 'ending for good',
    fr: 'supprimer',
    en: 'delete',
    ended: { fr: ['effac*'], en: ['eras*'] },
    except: ['web.selector.clear', 'web.selector.emptied', 'web.do.clearAll'],
  },
  { thing: 'taking off a list', fr: 'retirer', en: 'remove', ended: { fr: ['enlev*'] } },
  { thing: 'looking for', fr: 'chercher', en: 'search', ended: { fr: ['recherchez', 'rechercher'], en: ['look for'] } },
  {
    thing: 'writing through WhatsApp',
    fr: 'sur WhatsApp',
    en: 'on WhatsApp',
    ended: { fr: ['par WhatsApp'], en: ['by WhatsApp'] },
  },
  {
    thing: 'doing what it should',
    fr: 'fonctionne',
    en: 'works',
    ended: {
      fr: ['marche', 'ne sert plus', 'ne servent plus', 'ne serviront plus', 'sert une fois', 'qu’une fois'],
      en: ['works no more'],
    },
  },
  {
    thing: 'people',
    fr: 'quelqu’un',
    en: 'someone, everyone',
    ended: { en: ['somebody', 'everybody', 'anybody', 'whoever'] },
  },
];
