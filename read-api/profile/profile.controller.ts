import { Controller, Get, HttpException, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import type { Database } from '#infra/database/database.ts';
import type { Documents } from '#infra/documents/documents.ts';
import { apart } from '#infra/http/apart.ts';
import { DataRoute, file, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { DATABASE, DOCUMENTS, SEARCH } from '#infra/http/tokens.ts';
import { jobTitles } from '#infra/reference/job-titles.ts';
import { skills } from '#infra/reference/skills.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { type CompanyChoice, companyChoice, companyChoices } from './company-choice.ts';
import { hasContacted } from './has-contacted.ts';
import { resumeFile } from './resume-file.ts';
import { type WordChoice, wordChoice, wordChoiceParams, wordChoices } from './word-choice.ts';

const chooseTitle = wordChoice(jobTitles);
const chooseSkill = wordChoice(skills);

/** The look-ups of the profile forms, and the resume files for readers who may see them. */
@Controller('ajax')
export class ProfileController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(SEARCH) private readonly search: SearchIndex,
  ) {}

  @Get('company-choice')
  @DataRoute({
    rule: anyone,
    summary: 'Companies by their name',
    params: wordChoiceParams,
    answers: ok(companyChoices),
  })
  companies(@Query() query: unknown, @Req() request: FastifyRequest): Promise<CompanyChoice> {
    return companyChoice(this.search, wordChoiceParams.parse(query).q, requestLanguage(request));
  }

  @Get('job-titles')
  @DataRoute({
    rule: anyone,
    summary: 'Names of jobs',
    params: wordChoiceParams,
    answers: ok(wordChoices),
  })
  titles(@Query() query: unknown, @Req() request: FastifyRequest): WordChoice {
    return chooseTitle(wordChoiceParams.parse(query), requestLanguage(request));
  }

  @Get('skills')
  @DataRoute({
    rule: anyone,
    summary: 'Names of skills',
    params: wordChoiceParams,
    answers: ok(wordChoices),
  })
  skills(@Query() query: unknown, @Req() request: FastifyRequest): WordChoice {
    return chooseSkill(wordChoiceParams.parse(query), requestLanguage(request));
  }

  @Get('file/resume-image/:resume')
  @DataRoute({
    rule: anyone,
    summary: 'A picture of its first page',
    answers: file('image/webp'),
  })
  async picture(@Param('resume') resume: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const bytes = await this.documents.firstPage(await this.file(resume, request));
    return bytes ? apart(reply).type('image/webp').send(bytes) : missing();
  }

  @Get('file/resume/:resume')
  @DataRoute({
    rule: anyone,
    summary: 'A resume, for those whom its owner shows it to',
    answers: file('application/pdf'),
  })
  async resume(@Param('resume') resume: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const bytes = await this.documents.file(await this.file(resume, request));
    if (!bytes) return missing();
    return apart(reply)
      .type('application/pdf')
      .header('Content-Disposition', 'attachment; filename="cv.pdf"')
      .send(bytes);
  }

  private async file(resume: string, { viewer }: FastifyRequest): Promise<string> {
    return (await resumeFile(this.db, resume.slice(0, 64), viewer, hasContacted(this.db))) ?? missing();
  }
}

const missing = (): never => {
  throw new HttpException('No such file', 404);
};
