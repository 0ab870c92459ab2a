import type { z } from 'zod';
import { forceLogin, forceLogout, logIn, meAnswer, whoAnswer } from '#commands/account/account.controller.ts';
import { exportAsked } from '#commands/account/export-contacts.ts';
import { codeSent, nextStep, profileSent } from '#commands/account/registration.controller.ts';
import { companyStep } from '#commands/account/registration-draft.ts';
import { answerSent } from '#commands/command.ts';
import { linkCompanyVideo } from '#commands/company/company-media.commands.ts';
import { uploaded, uploadForm } from '#commands/company/media-upload.controller.ts';
import { writeReview } from '#commands/review/write-review.ts';
import { collected, searchTold } from '#commands/statistics/analytics.controller.ts';
import { phonesAnswer } from '#commands/statistics/company-phones.controller.ts';
import { visitAnswer } from '#commands/statistics/increment-visit.controller.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import { categoryTree } from '#read-api/category/categories-tree.ts';
import { categoryChoiceParams, categoryChoices } from '#read-api/category/category-choice.ts';
import { companyPageAnswer } from '#read-api/company/company-page-answer.ts';
import { countriesParams, countryList } from '#read-api/directory/countries.ts';
import { cityChoiceParams, cityChoices } from '#read-api/place/city-choice.ts';
import { districtChoiceParams } from '#read-api/place/district-choice.ts';
import { languageParams, nameChoice } from '#read-api/place/lookup-params.ts';
import { subCityChoiceParams } from '#read-api/place/subcity-choice.ts';
import { companyChoices } from '#read-api/profile/company-choice.ts';
import { wordChoiceParams, wordChoices } from '#read-api/profile/word-choice.ts';
import { companyReviewsParams, reviewsOfCompany } from '#read-api/review/company-reviews.ts';
import { searchAnswer } from '#read-api/search/search-answer.ts';
import { searchParams } from '#read-api/search/search-companies.ts';
import { translationFile, translationParams, translationsAnswer } from '#read-api/translation/translations.ts';
import { challengeSent } from '../access/humans.ts';
import type { DocumentedAnswer, DocumentedRoute } from '../http/documented-route.ts';
import { previewed, previewTypes } from './bbcode-preview.controller.ts';

const ok = (schema: z.ZodType, description = 'Found') => ({ 200: { description, schema } });
const file = (type: string, description = 'The file') => ({ 200: { description, type } });
const done: Readonly<Record<number, DocumentedAnswer>> = { 204: { description: 'Done' } };

const get = (path: string, summary: string, more: Omit<DocumentedRoute, 'method' | 'path' | 'summary'>) =>
  ({ method: 'get', path, summary, ...more }) satisfies DocumentedRoute;
const post = (path: string, summary: string, more: Omit<DocumentedRoute, 'method' | 'path' | 'summary'>) =>
  ({ method: 'post', path, summary, ...more }) satisfies DocumentedRoute;

const companyId = { id: typedCompanyId };
const visit = {
  path: '/api/company/{company_id}/incrementVisit',
  summary: 'Counts a visit of its page',
  parts: { company_id: typedCompanyId },
  answers: ok(visitAnswer, 'Counted, unless it is no visit of a person'),
};
const same = { 304: { description: 'As before' } };
const preview = file('text/html', 'What it will look like');

/** What `/openapi.json` tells beside the commands. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  get('/api/search', 'Companies by what and where, with facets; numbers end in • without the API token', {
    params: searchParams,
    answers: ok(searchAnswer),
  }),
  get('/api/companies/{id}', 'The public page of a company; numbers end in • without the API token', {
    parts: companyId,
    answers: ok(companyPageAnswer),
  }),
  get('/api/companies/{id}/reviews', 'Its published reviews, ten a page', {
    parts: companyId,
    params: companyReviewsParams,
    answers: ok(reviewsOfCompany),
  }),
  get('/api/companies/{id}/phones', 'Its numbers, limited for each address and counted as leads', {
    parts: companyId,
    answers: ok(phonesAnswer),
  }),
  { method: 'get', ...visit },
  { method: 'put', ...visit },
  get('/api/countries', 'The countries of the directory', { params: countriesParams, answers: ok(countryList) }),

  get('/translations', 'The texts of the interface', {
    params: translationParams,
    answers: { ...ok(translationsAnswer), ...same },
  }),
  get('/translations/{file}', 'Those of one domain: `home.json`, or `home.js` as a script', {
    parts: { file: translationFile },
    params: translationParams,
    answers: { 200: { description: 'Found', schema: translationsAnswer, type: 'text/javascript' }, ...same },
  }),
  get('/ajax/city-choice', 'Cities by any of their names', { params: cityChoiceParams, answers: ok(cityChoices) }),
  get('/ajax/subcity-choice', 'Sub-cities of a city', { params: subCityChoiceParams, answers: ok(nameChoice) }),
  get('/ajax/district-choice', 'Districts of a city or sub-city', {
    params: districtChoiceParams,
    answers: ok(nameChoice),
  }),
  get('/ajax/category-choice', 'Categories by any of their names', {
    params: categoryChoiceParams,
    answers: ok(categoryChoices),
  }),
  get('/ajax/categories-tree', 'The whole tree of categories', { params: languageParams, answers: ok(categoryTree) }),
  get('/ajax/company-choice', 'Companies by their name', { params: wordChoiceParams, answers: ok(companyChoices) }),
  get('/ajax/job-titles', 'Names of jobs', { params: wordChoiceParams, answers: ok(wordChoices) }),
  get('/ajax/skills', 'Names of skills', { params: wordChoiceParams, answers: ok(wordChoices) }),
  get('/ajax/file/resume/{resume}', 'A resume, for those whom its owner shows it to', {
    answers: file('application/pdf'),
  }),
  get('/ajax/file/resume-image/{resume}', 'A picture of its first page', { answers: file('image/webp') }),
  get('/ajax/bbcode/preview/{type}', 'What a text with BBCode will look like', {
    parts: { type: previewTypes },
    params: previewed,
    answers: preview,
  }),
  post('/ajax/bbcode/preview/{type}', 'The same of a long text', {
    parts: { type: previewTypes },
    body: previewed,
    answers: preview,
  }),
  post('/ajax/review', 'The command write-review under the address of the form', {
    body: writeReview.schema,
    onceUnderKey: true,
    answers: {
      200: { description: 'Done, or already so', schema: answerSent },
      201: { description: 'Made; `id` names it', schema: answerSent },
    },
  }),
  post('/ajax/media/upload/image', 'Keeps a picture for a page: 60 at once, then 10 a minute', {
    form: uploadForm,
    answers: { 201: { description: 'Kept', schema: uploaded } },
  }),
  post('/ajax/media/upload/video/link', 'The command link-company-video under an older name', {
    body: linkCompanyVideo.schema,
    onceUnderKey: true,
    answers: { 201: { description: 'Done, or already so', schema: answerSent } },
  }),

  post('/api/login', 'Signs in, with the second factor where there is one', {
    body: logIn,
    answers: ok(whoAnswer, 'Signed in; the cookie is the session'),
  }),
  post('/api/logout', 'Signs out', { answers: done }),
  get('/api/me', 'Who is signed in', { answers: ok(meAnswer) }),
  post('/api/force-login', 'An administrator acts as someone for half an hour', {
    body: forceLogin,
    answers: ok(whoAnswer, 'Done; the cookie is that session'),
  }),
  post('/api/force-logout', 'An administrator ends every session of an account', { body: forceLogout, answers: done }),
  get('/bot-check', 'What a browser works on to show that a person fills in a form', { answers: ok(challengeSent) }),
  post('/api/registration/profile', 'The first step of a registration: who', {
    body: profileSent,
    answers: ok(nextStep, 'The page of the next step'),
  }),
  post('/api/registration/company', 'The second: a company, or none; mails a code', {
    body: companyStep,
    answers: ok(nextStep, 'The page of the next step'),
  }),
  post('/api/registration/confirmation', 'The last: the code that was mailed', {
    body: codeSent,
    answers: ok(nextStep, 'Signed in; the page to go on with'),
  }),
  post('/admin/email/export', 'E-mail addresses of members, for administrators with a reason', {
    body: exportAsked,
    answers: file('text/csv'),
  }),
  post('/admin/phone/export', 'Numbers of members, for administrators with a reason', {
    body: exportAsked,
    answers: file('text/csv'),
  }),
  post('/event-stats/collect', 'Counts what happened on a page', { body: collected, answers: done }),
  post('/search-log', 'Counts a search', { body: searchTold, answers: done }),
];
