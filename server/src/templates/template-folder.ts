import type { TemplateSource } from './template-source.ts'

/** Where all that is made for templates lies, a folder for each version. */
export const TEMPLATES_ROOT = 'templates'

/** The folder of a template's files. */
export const templateFolder = (source: TemplateSource, id: string): string =>
  `${TEMPLATES_ROOT}/${source.versions[source.find(id)?.kind ?? 'image']}`
