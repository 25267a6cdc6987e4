import { readFileSync } from 'node:fs'
import { beforeEach, afterEach, expect } from 'vitest'
const used = () => { const t = readFileSync('/proc/self/stat','utf8').split(') ')[1]!.split(' '); return [(Number(t[11])+Number(t[12]))/100, (Number(t[13])+Number(t[14]))/100, performance.now()/1000] }
let last = used()
const say = (name: string) => { const now = used(); process.stderr.write(`ZZ self ${(now[0]!-last[0]!).toFixed(1)} children ${(now[1]!-last[1]!).toFixed(1)} wall ${(now[2]!-last[2]!).toFixed(1)} ${name}\n`); last = now }
beforeEach(() => { last = used() })
afterEach(() => { say(expect.getState().currentTestName ?? '') })
