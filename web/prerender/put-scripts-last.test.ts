import { expect, test } from 'vitest'
import { withScriptsLast } from './put-scripts-last.ts'

const page = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/style.css"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/></head><body><p>text</p>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/faqs.js";
  
  window.__modules = {"root":route0,"faqs":route1};

import("/assets/entry.js");</script></body></html>`

const late = (early: string) => ({
  early,
  inOrder: (paths: readonly string[]) =>
    paths.flatMap((path) => (path === '/assets/root.js' ? ['/zod.js', path] : path)),
})

// Proves: scripts-last-nothing-asked-page
test('nothing of the scripts is asked for before the page wants them, and then in the same order', () => {
  const html = withScriptsLast(page, late('watch()'))
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/^import /m)
  const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(script).toMatch(/^const early=window\.visageEarly;await early\?\.near;/)
  expect(script).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/faqs.js")])',
  )
  expect(script.indexOf('"modulepreload"')).toBeLessThan(script.indexOf('await early?.wanted'))
  expect(script.indexOf('await early?.wanted')).toBeLessThan(script.indexOf('import('))
  expect(script.indexOf('Promise.all')).toBeLessThan(script.indexOf('window.__modules'))
  expect(script.indexOf('window.__modules')).toBeLessThan(script.indexOf('import("/assets/entry.js")'))
})

test('modules are named each after what it needs, and the one that starts everything last', () => {
  const html = withScriptsLast(page, late('watch()'))
  const named = [...html.matchAll(/<link rel="later" href="([^"]+)"/g)].map(([, path]) => path)
  expect(named).toEqual(['/zod.js', '/assets/root.js', '/assets/entry.js'])
})

test('the watch comes before the styles, which would hold it up', () => {
  const html = withScriptsLast(page, late('watch("$&")'))
  expect(html).toContain('<script>watch("$&")</script>')
  expect(html.indexOf('<script>watch')).toBeLessThan(html.indexOf('rel="stylesheet"'))
})

test('a page that begins or starts otherwise is told at build time', () => {
  expect(() => withScriptsLast('<p>no scripts</p>', late(''))).toThrow('another way')
  expect(() => withScriptsLast(page.replace('<meta charSet="utf-8"/>', ''), late(''))).toThrow('another way')
})
