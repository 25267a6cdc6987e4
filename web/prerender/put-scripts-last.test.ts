import { expect, test } from 'vitest'
import { withScriptsLast } from './put-scripts-last.ts'

const page = `<head><link rel="modulepreload" href="/assets/root.js"/></head><body><p>text</p>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/faqs.js";
  
  window.__modules = {"root":route0,"faqs":route1};

import("/assets/entry.js");</script></body>`

test('nothing of the scripts is asked for before the page itself has come', () => {
  const html = withScriptsLast(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/^import /m)
  const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const wait = script.indexOf('await new Promise')
  expect(wait).toBe(0)
  expect(script.indexOf('import("/assets/manifest.js")')).toBeGreaterThan(script.indexOf('"load"'))
  expect(script).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")',
  )
  expect(script.indexOf('window.__modules')).toBeLessThan(script.indexOf('import("/assets/entry.js")'))
})

test('a page that starts otherwise is told at build time', () => {
  expect(() => withScriptsLast('<p>no scripts</p>')).toThrow('another way')
})
