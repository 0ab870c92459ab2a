import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages } from '../domain/text.ts';
import { movedPatterns, patterns } from './paths.ts';

const inBoth = (name: keyof typeof patterns, file: string): RouteConfigEntry[] =>
  languages.map((lang) => route(patterns[name][lang], file, { id: `${name}.${lang}` }));

const moved = (name: keyof typeof movedPatterns, file: string): RouteConfigEntry[] =>
  languages.flatMap((lang) =>
    movedPatterns[name][lang].map((path, index) => route(path, file, { id: `${name}.moved.${lang}.${index}` })),
  );

export default [
  ...inBoth('home', 'home/home.tsx'),
  ...inBoth('results', 'results/results.tsx'),
  ...inBoth('company', 'company/company.tsx'),
  ...inBoth('phone', 'company/phone.tsx'),
  ...inBoth('whatsapp', 'company/whatsapp.tsx'),
  ...inBoth('photos', 'company/photos.tsx'),
  ...inBoth('products', 'company/products-page.tsx'),
  ...inBoth('job', 'company/job.tsx'),
  ...inBoth('reviews', 'review/reviews-page.tsx'),
  ...inBoth('writeReview', 'review/write-review.tsx'),
  ...inBoth('ownReviews', 'review/my-reviews.tsx'),
  ...inBoth('admin', 'admin/admin.tsx'),
  ...inBoth('accounts', 'admin/accounts.tsx'),
  ...inBoth('account', 'admin/account.tsx'),
  ...inBoth('login', 'account/login.tsx'),
  route('/login/check', 'account/login.tsx', { id: 'login-check.fr' }),
  route('/en/login/check', 'account/login.tsx', { id: 'login-check.en' }),
  ...inBoth('register', 'account/register.tsx'),
  ...inBoth('registerCompany', 'account/register-company.tsx'),
  ...inBoth('registerConfirmation', 'account/register-confirmation.tsx'),
  ...inBoth('resetPassword', 'account/reset-password.tsx'),
  ...inBoth('logout', 'account/logout.ts'),
  ...inBoth('changePassword', 'account/change-password.tsx'),
  ...inBoth('changeEmail', 'account/change-email.tsx'),
  ...inBoth('confirmEmail', 'account/confirm-email.tsx'),
  ...inBoth('sessions', 'account/sessions.tsx'),
  ...inBoth('editProfile', 'profile/edit-profile.tsx'),
  ...inBoth('profileIdentity', 'profile/identity.tsx'),
  ...inBoth('profilePhotos', 'profile/photos.tsx'),
  ...inBoth('profilePro', 'profile/pro.tsx'),
  ...inBoth('profileExperiences', 'profile/experiences.tsx'),
  ...inBoth('profileFormations', 'profile/formations.tsx'),
  ...inBoth('profileLanguages', 'profile/languages.tsx'),
  ...inBoth('profileResumes', 'profile/resumes.tsx'),
  ...inBoth('profilePortfolio', 'profile/portfolio.tsx'),
  ...inBoth('profileInterests', 'profile/interests.tsx'),
  ...inBoth('profileCoordinates', 'profile/coordinates.tsx'),
  ...inBoth('profileAudience', 'profile/audience.tsx'),
  ...inBoth('profile', 'profile/public-profile.tsx'),
  ...inBoth('offline', 'offline/offline-page.tsx'),
  ...inBoth('quoteRequest', 'quote/quote-request.tsx'),
  ...inBoth('favourites', 'bookmark/favourites-page.tsx'),
  ...inBoth('textVersion', 'offline/text-version.ts'),
  ...inBoth('notifications', 'notification/notifications.tsx'),
  ...inBoth('notificationSettings', 'notification/notification-settings.tsx'),
  ...inBoth('mailbox', 'mailbox/mailbox.tsx'),
  ...inBoth('mail', 'mailbox/mail.tsx'),
  ...inBoth('mailHtml', 'mailbox/mail-html.ts'),
  ...moved('results', 'results/results-moved.ts'),
  ...moved('company', 'company/company-moved.ts'),
  route('/manifest.webmanifest', 'offline/manifest.ts', { id: 'manifest.fr' }),
  route('/en/manifest.webmanifest', 'offline/manifest.ts', { id: 'manifest.en' }),
  route('/ui', 'ui/parts/parts-page.tsx', { id: 'parts.fr' }),
  route('/en/ui', 'ui/parts/parts-page.tsx', { id: 'parts.en' }),
  route('*', 'error/not-found.tsx'),
] satisfies RouteConfig;
