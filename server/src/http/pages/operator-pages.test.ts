import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readOperator } from '../../lib/operator-details.ts'
import { fillOperator, serveBadges } from './operator-pages.ts'

const read = (env: Record<string, string>) => readOperator(env, { supportEmail: null, toyUrl: null })

const page = `<html lang="en"><ul><li data-given="facebook"><a href="{{facebook}}">F<svg></svg></a></li><li data-given="x"><a href="{{x}}">X</a></li></ul>
<div class="c" data-given="phone"><div>{{phone}}</div><div>more</div></div><p>Of <span data-given="city">{{city}}</span><span data-lacking="city">our seat</span>.</p>`

// Proves: operator-unset-absent
test('what is set is shown, what is not set is absent, and something stands in its place', () => {
  const { details } = read({ SOCIAL_X: 'https://x.com/?a=1&b="2"', OPERATOR_NAME: 'Nadi & Sons' })
  expect(fillOperator(page, details)).toBe(
    `<html data-operator="{&quot;name&quot;:&quot;Nadi &amp; Sons&quot;,&quot;x&quot;:&quot;https://x.com/?a=1&amp;b=\\&quot;2\\&quot;&quot;}" lang="en"><ul><li data-given="x"><a href="https://x.com/?a=1&amp;b=&quot;2&quot;">X</a></li></ul>
<p>Of <span data-lacking="city">our seat</span>.</p>`,
  )
  const whole = fillOperator(page, read({ OPERATOR_CITY: 'Pune', SUPPORT_PHONE: '+91 20 1' }).details)
  expect(whole).toContain('<div class="c" data-given="phone"><div>+91 20 1</div><div>more</div></div>')
  expect(whole).toContain('<p>Of <span data-given="city">Pune</span>.</p>')
})

test('structured data holds what is set and closes no script', () => {
  const data = {
    '@type': 'Organization',
    name: '{{name}}',
    email: '{{supportEmail}}',
    address: { '@type': 'PostalAddress', addressLocality: '{{city}}' },
    sameAs: ['{{facebook}}', '{{x}}'],
  }
  const filled = fillOperator(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, {
    name: '</script>$&',
    x: 'https://x.com/visage',
  })
  expect(filled.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(filled.replaceAll(/<\/?script[^>]*>/g, ''))).toEqual({
    '@type': 'Organization',
    name: '</script>$&',
    sameAs: ['https://x.com/visage'],
  })
})

// Proves: operator-badges-own-files
test('a badge is served from this site', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'visage-badge-'))
  const file = join(folder.path, 'badge.svg')
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="54"/>')
  const operator = read({ LAUNCH_BADGE_URL: 'https://launches.test/visage', LAUNCH_BADGE_IMAGE: file })
  expect(operator.details).toEqual({
    name: 'Visage',
    launchBadgeUrl: 'https://launches.test/visage',
    launchBadgeImage: '/badges/launch',
  })
  const app = fastify()
  await serveBadges(app, operator)
  const answer = await app.inject('/badges/launch')
  expect([answer.headers['content-type'], answer.body.slice(0, 4)]).toEqual(['image/svg+xml', '<svg'])
  expect((await app.inject('/badges/tools')).statusCode).toBe(404)
})

test.each([
  [{ HIRING_EMAIL: 'nobody' }, 'HIRING_EMAIL is no email address'],
  [{ SOCIAL_X: 'javascript:alert(1)' }, 'SOCIAL_X is not an address that can be used'],
  [{ SUPPORT_PHONE: 'call us' }, 'SUPPORT_PHONE is no phone number'],
  [{ TOOLS_BADGE_URL: 'https://tools.test' }, 'TOOLS_BADGE_IMAGE and TOOLS_BADGE_URL belong together'],
  [
    { TOOLS_BADGE_URL: 'https://tools.test', TOOLS_BADGE_IMAGE: '/nowhere/badge.png' },
    'TOOLS_BADGE_IMAGE is "/nowhere/badge.png": it must be the path of',
  ],
])('%j stops the start with a sentence', (env, sentence) => {
  expect(() => read(env as Record<string, string>)).toThrow(sentence)
})

const toy = (env: Record<string, string>) =>
  readOperator(env, { supportEmail: null, toyUrl: 'http://localhost:3000' }).details

// Proves: operator-toy-stands-in
test('a machine that nobody else reaches shows what stands in, until anything is set', () => {
  expect(toy({})).toMatchObject({
    standIn: 'yes',
    facebook: 'http://localhost:3000/dev/elsewhere/facebook',
    addressLine: 'Visage, 1 Example Road, Bengaluru 560000, Karnataka, India',
  })
  expect(toy({ OPERATOR_ADDRESS: 'Nadi; 4 Lake Road; Pune, India ;' })).toEqual({
    name: 'Visage',
    address: 'Nadi\n4 Lake Road\nPune, India',
    addressLine: 'Nadi, 4 Lake Road, Pune, India',
  })
})
