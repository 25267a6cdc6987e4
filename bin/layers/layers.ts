import { readdirSync } from 'node:fs'
import { below } from './layer.ts'
import type { Layer } from './layer.ts'
import { STUDIO_LAYERS } from './studio-layers.ts'

const contract = below('contract/src')
const studio = below('studio/src')
const server = below('server/src')
const adapter = below('server/src/adapters')
const web = below('web/src')

const published = contract('index.ts admin plans.ts operator.ts sounds.ts')
const studioExports = studio('exports image/node-canvas.ts')
const drawing = studio('math image stored-json.ts places identity scene')
/** Every folder of an engine: each one that is not what all of them share. */
const vendors = readdirSync(new URL('../../server/src/adapters/engines', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['hosted', 'tasks', 'testing'].includes(entry.name))
  .map(({ name }) => `server/src/adapters/engines/${name}`)
const tools = [...published, ...studioExports, ...server('lib'), ...adapter('blobs media engines')]
const adapters = adapter('blobs geo google links mail payments scanner traces media engines provenance')
const engineTable = adapter('engines/table.ts')
const ground = [
  ...published,
  ...adapters,
  ...engineTable,
  ...server('calls lib db jobs program/context.ts program/define-job.ts'),
]
const domains = server('account moderation billing gallery influencers templates generation sharing site rights admin')
const features = below('web/src/features')(
  'account billing cases admin feedback gallery influencers profile refusals security site studio tour',
)

/**
 * The one table of who may import whom, from the ground up: a row may name only rows above it, so nothing can import
 * upwards or in a circle. A file belongs to the longest path that it begins with. Tests, and folders named `testing`, may
 * import whatever their workspace stands on.
 */
export const LAYERS: readonly Layer[] = [
  // What server and web promise each other
  { at: contract('fields.ts errors.ts'), may: [], why: 'What every promise is made of knows none of them.' },
  { at: contract('sounds.ts'), may: [], why: 'A process that looks into a sound loads no schema.' },
  { at: contract('route.ts'), may: contract('errors.ts'), why: 'A route knows no call, and names what it refuses.' },
  {
    at: contract('account uploads.ts moderation.ts'),
    may: contract('fields.ts errors.ts route.ts sounds.ts'),
    why: 'These promises stand alone: fields, refusals and routes are enough.',
  },
  {
    at: contract('sharing generation'),
    may: contract('fields.ts errors.ts route.ts sounds.ts uploads.ts'),
    why: 'What is made and shared knows nothing of plans, pages and the admin area.',
  },
  {
    at: contract('plans.ts'),
    may: contract('generation'),
    why: 'Pages that show prices load the plans without any call.',
  },
  { at: contract('operator.ts'), may: [], why: 'Pages are filled and read without any call.' },
  {
    at: contract('billing gallery site'),
    may: contract('fields.ts route.ts generation plans.ts'),
    why: 'These stand on kinds and plans, not on each other.',
  },
  {
    at: contract('admin'),
    may: contract('fields.ts errors.ts route.ts sharing generation plans.ts billing'),
    why: 'The admin area looks at everything, and nothing looks at the admin area.',
  },
  {
    at: contract('contract.ts'),
    may: contract('account uploads.ts moderation.ts sharing generation billing gallery site'),
    why: 'What everybody loads holds no call of the admin area.',
  },
  {
    at: contract('index.ts'),
    may: [
      ...contract('fields.ts errors.ts route.ts sounds.ts contract.ts plans.ts'),
      ...contract('account uploads.ts moderation.ts sharing generation billing gallery site'),
    ],
    why: 'What everybody loads holds no call of the admin area.',
  },

  ...STUDIO_LAYERS,
  // The server: adapters, then what joins them, then domains, then HTTP
  { at: server('lib'), may: contract('index.ts operator.ts'), why: 'A helper knows nothing of who needs it.' },
  {
    at: server('db'),
    may: [...published, ...server('lib')],
    why: 'The schema knows no domain, and the database no settings but its own.',
  },
  { at: server('jobs'), may: server('lib db'), why: 'The queue knows no domain: worker.ts hands it what to do.' },
  {
    at: adapter('blobs geo google links mail payments scanner traces'),
    may: [...published, ...server('lib')],
    why: 'An adapter knows no domain, no context and no env.ts: pass in what it needs.',
  },
  {
    at: server('calls'),
    may: [...published, ...server('lib'), ...adapter('blobs')],
    why: 'Handlers are typed by the contract and know no HTTP.',
  },
  {
    at: adapter('media'),
    may: [...published, ...studioExports, ...server('lib'), ...adapter('blobs')],
    why: 'Files come in and go out here, whoever they belong to.',
  },
  {
    at: adapter('provenance'),
    may: [...studioExports, ...server('lib'), ...adapter('media')],
    why: 'A mark is read from a file alone, without any row.',
  },
  {
    at: adapter('engines engines/hosted'),
    may: tools,
    why: 'The port, and what all engines share, know none of the engines behind it.',
  },
  {
    at: vendors,
    may: [...tools, ...adapter('engines/hosted')],
    why: 'An engine knows no other engine, no domain, no context and no env.ts.',
  },
  { at: engineTable, may: [...adapter('engines'), ...vendors], why: 'The one place that knows every engine.' },
  {
    at: adapter('engines/configured-engines.ts'),
    may: [...tools, ...engineTable],
    why: 'Which engines there are is said in the table alone.',
  },
  {
    at: server('templates/template-source.ts templates/bucket templates/studio'),
    may: [...tools, ...server('templates/template-source.ts')],
    why: 'A source of templates knows no domain and no context.',
  },
  {
    at: server('templates/open-templates.ts'),
    may: [...tools, ...server('templates/template-source.ts templates/bucket templates/studio')],
    why: 'A source of templates knows no domain and no context.',
  },
  { at: server('moderation/policy'), may: server('lib'), why: 'The policy judges a text alone, whoever wrote it.' },
  {
    at: server('program/env.ts'),
    may: [
      'contract/src/index.ts',
      ...server('lib db'),
      ...adapter('blobs engines engines/configured-engines.ts links payments mail traces'),
    ],
    why: 'The settings are read before anything is opened.',
  },
  {
    at: server('http/api/read-request.ts http/pages/content-security.ts'),
    may: [...published, ...server('lib'), ...adapter('blobs')],
    why: 'Reading a request and guarding a page are the same for whatever is asked.',
  },
  {
    at: ['sandbox/src'],
    may: [
      'contract/src/index.ts',
      ...server('lib program/env.ts templates/template-source.ts'),
      ...adapter('google links mail payments'),
      ...server('http/api/read-request.ts http/pages/content-security.ts'),
    ],
    why: 'What stands in for the world outside fulfils the ports of the server, and knows no domain.',
  },
  {
    at: ['sandbox/src/engines'],
    may: ['contract/src/index.ts', ...adapter('engines engines/comfyui engines/hosted')],
    why: 'What stands in for engines elsewhere speaks their protocols, for tests and benches alone.',
  },
  {
    at: server('program/sandbox.ts'),
    may: ['sandbox/src', ...server('program/env.ts')],
    why: 'The only way into the sandbox, so that production loads none of it.',
  },
  {
    at: server('program/context.ts'),
    may: [
      ...adapters,
      ...server('calls lib db jobs program/env.ts program/sandbox.ts moderation/policy templates/template-source.ts'),
    ],
    why: 'The context names ports, never a domain.',
  },
  {
    at: server('program/define-job.ts'),
    may: server('jobs program/context.ts'),
    why: 'A job is joined here to what does it, for all domains alike.',
  },
  { at: server('idempotency'), may: ground, why: 'A repeated call is answered as before, whatever it asks for.' },
  {
    at: server('account'),
    may: ground,
    why: 'account is the lowest domain: news travels upward as a job or through a parameter.',
  },
  {
    at: server('moderation'),
    may: [...ground, ...server('account moderation/policy')],
    why: 'Moderation refuses words and pictures, whatever they are for.',
  },
  {
    at: server('billing'),
    may: [...ground, ...server('account idempotency')],
    why: 'Money knows no picture: generation calls it.',
  },
  {
    at: server('gallery'),
    may: [...ground, ...server('account billing moderation')],
    why: 'The gallery keeps results within what a plan has room for, and never asks how they are made.',
  },
  { at: server('influencers'), may: [...ground, ...server('gallery moderation')], why: 'They live in a gallery.' },
  {
    at: server('templates'),
    may: [...ground, ...server('templates/template-source.ts')],
    why: 'Templates wait to be used: generation calls them.',
  },
  {
    at: server('generation'),
    may: [...ground, ...server('billing gallery idempotency influencers moderation templates')],
    why: 'Generation stands on billing and gallery, and nothing but the admin area stands on it.',
  },
  {
    at: server('sharing'),
    may: [...ground, ...server('account gallery influencers')],
    why: 'Sharing shows what lies in a gallery, however it came there.',
  },
  {
    at: server('site'),
    may: [...ground, ...server('account')],
    why: 'The public pages know no more than who is signed in.',
  },
  {
    at: server('rights'),
    may: [...ground, ...server('billing gallery moderation sharing')],
    why: 'What an account holds is collected from its domains.',
  },
  {
    at: server('admin'),
    may: [...ground, ...server('account billing generation moderation sharing site')],
    why: 'The admin area stands on all others, and none of them knows it.',
  },
  {
    at: server('http'),
    may: [
      ...published,
      ...server('lib db calls program/context.ts http/api/read-request.ts http/pages/content-security.ts'),
      ...adapter('blobs engines payments traces'),
    ],
    why: 'Only open-app.ts joins domains to HTTP: take what you need as a parameter.',
  },
  {
    at: server('program/worker.ts'),
    may: [...server('jobs program/context.ts program/define-job.ts idempotency'), ...domains],
    why: 'The worker joins the jobs of all domains, and knows nothing of HTTP.',
  },
  {
    at: server('http/open-app.ts http/open-watch-app.ts program/open-context.ts'),
    may: [
      ...ground,
      ...vendors,
      ...domains,
      ...server(
        'program/env.ts program/sandbox.ts http http/api/read-request.ts http/pages/content-security.ts program/worker.ts moderation/policy templates/open-templates.ts',
      ),
      ...adapter('engines/configured-engines.ts'),
    ],
    why: 'Everything is joined here, once: what is joined does not know it.',
  },
  {
    at: server('backup'),
    may: [...server('db'), ...adapter('blobs')],
    why: 'A backup takes rows and files as they are, and knows no domain.',
  },
  {
    at: server('program/serve.ts'),
    may: server(
      'backup lib program/env.ts program/context.ts program/open-context.ts program/worker.ts http/open-app.ts http/open-watch-app.ts',
    ),
    why: 'The program opens, starts and closes; the rest is done by what it opens.',
  },
  {
    at: server('main.ts'),
    may: server('lib program/env.ts db program/serve.ts'),
    why: 'The program reads its settings, opens the database while the rest is loaded, and runs; a test runs the same with parts of its own.',
  },
  { at: ['server/drizzle.config.ts', 'server/bundle.ts'], may: [], why: 'A tool is told a path, not a module.' },
  {
    at: server('testing'),
    may: [
      ...ground,
      ...vendors,
      ...domains,
      'sandbox/src',
      'sandbox/src/engines',
      ...server('program/env.ts http http/open-app.ts program/open-context.ts program/serve.ts program/worker.ts'),
      'server/bundle.ts',
    ],
    why: 'What tests share prepares whole servers, so it may reach all of the server and nothing of the site.',
  },

  // The site
  {
    at: web('lib'),
    may: published,
    why: 'lib lies below features and pages, and reaches the server through the contract only.',
  },
  {
    at: web('live'),
    may: ['studio/src/exports', ...web('lib')],
    why: 'The studio draws in a worker of the browser, and pages reach it through this folder alone.',
  },
  { at: web('ui'), may: [], why: 'The design system holds no data and no feature: pass in what it shows.' },
  {
    at: features,
    may: [...published, ...web('lib live ui')],
    why: 'A feature never imports another feature or a page: let the page in app/ join them.',
  },
  { at: web('early'), may: web('lib'), why: 'What runs before the scripts of a page knows none of them.' },
  {
    at: web('app'),
    may: [...published, ...features, ...web('early lib ui')],
    why: 'Pages join features, and reach the server through the contract only.',
  },
  {
    at: ['web/vite.config.ts', 'web/react-router.config.ts'],
    may: ['studio/src/exports', ...web('lib')],
    why: 'The build knows paths and words, no page.',
  },
  {
    at: ['web/media'],
    may: [
      ...studioExports,
      ...studio('garment music'),
      ...web('lib ui features/site features/studio'),
      ...adapter('media'),
    ],
    why: 'Media of the pages are made by the studio from what the pages say that they show.',
  },

  // What looks at the whole from outside
  {
    at: ['bin/lib'],
    may: [],
    why: 'What prepares a machine, and how Node is started, is known before anything is installed.',
  },
  {
    at: ['e2e'],
    may: [
      ...published,
      ...server('db program/env.ts'),
      ...adapter('blobs media provenance'),
      ...web('lib'),
      'sandbox/src/engines',
      'bin/lib',
    ],
    why: 'Journeys use the program as people do; only what they prepare, and services that stand in, go past its pages.',
  },
  {
    at: ['bench/chaos'],
    may: [...server('db program/env.ts gallery testing'), ...adapter('blobs')],
    why: 'Chaos breaks the program from outside and reads the books, so it starts the program, asks the database and sweeps files.',
  },
  { at: ['bench/statistics.ts'], may: [], why: 'Figures do not depend on what they are about.' },
  {
    at: ['bench/studio', 'bench/mark', 'bench/engines', 'bench/load', 'bench/web'],
    may: [
      ...published,
      ...drawing,
      'studio/src/image/node-canvas.ts',
      ...studio('exports garment judge motion music pool prompt render speech swap templates'),
      ...vendors,
      ...server('program/context.ts db gallery admin testing program/worker.ts'),
      ...adapter('blobs media engines engines/hosted'),
      'sandbox/src/engines',
      'bench/statistics.ts',
      'e2e',
      'bin/lib',
    ],
    why: 'A bench measures parts from inside, so it may reach them; nothing may reach a bench.',
  },
  { at: ['bin/demo', 'bin/layers'], may: ['contract/src/index.ts'], why: 'These look at the program from outside.' },
  {
    at: ['bin/programs'],
    may: [
      ...server('lib program/env.ts db jobs program/open-context.ts program/worker.ts account backup billing admin'),
      ...adapter('blobs geo engines engines/table.ts'),
    ],
    why: 'Commands for operators call verbs of the server.',
  },
  {
    at: below('bin')('start.js dev.js run.js test.js'),
    may: ['bin/lib'],
    why: 'A command prepares the machine and starts one program.',
  },
  { at: ['docs', 'bin/supply'], may: [], why: 'These check files, which are read and not imported.' },
]
