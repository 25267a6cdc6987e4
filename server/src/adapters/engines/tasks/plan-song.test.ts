import { expect, test } from 'vitest'
import { languageOf } from './plan-song.ts'

test.each([
  ['en', '[verse]\nWe sing\nof the sea'],
  ['de', 'Ich lauf durch die Nacht, und der Regen fällt'],
  ['fr', "Je t'aime encore, mon amour"],
  ['es', 'Te quiero más que ayer, mi corazón'],
  ['pt', 'Eu não sei viver sem você, meu amor'],
  ['ja', '夜空に光る星を見て'],
  ['zh', '我爱你在每一个夜晚'],
  ['ko', '너를 사랑해 오늘 밤'],
  ['ru', 'Я иду по тёмной улице один'],
  ['ar', 'أحبك يا قلبي في الليل'],
  ['fa', 'دوستت دارم ای ماه شب'],
  ['id', 'Aku cinta padamu setiap hari'],
  ['pl', 'Kocham cię każdego dnia'],
])('%s is told from lyrics', async (language, lyrics) => {
  expect(await languageOf(lyrics)).toBe(language)
})

test.each([
  ['what no model is told to sing', 'दिल में तुम हो, तुम ही हो'],
  ['what is in no language', 'la la la'],
  ['a heading alone', '[Refrain]'],
])('%s is sung as English', async (_name, lyrics) => {
  expect(await languageOf(lyrics)).toBe('en')
})
