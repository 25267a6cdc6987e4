import { expect, test } from 'vitest'
import { HOME_QUESTIONS } from './home/questions.tsx'
import { AFFILIATE_QUESTIONS } from './pages/affiliate-page.tsx'
import { FAQS } from './pages/faqs-page.tsx'
import { questionsData } from './structured-data.ts'

// Proves: structured-become-plain-text
test('answers become plain text, links and lists included', () => {
  const answer = (
    <>
      <p>First.</p>
      <ul>
        <li>
          See <a href="/pricing">the plans</a>
        </li>
        <li>{2} ways</li>
      </ul>
    </>
  )
  expect(questionsData([{ question: 'Why?', answer }])).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'First. See the plans 2 ways' } }],
  })
})

// Proves: structured-page-questions
test.each([
  ['home', HOME_QUESTIONS, 6],
  ['FAQs', FAQS, 7],
  ['affiliate', AFFILIATE_QUESTIONS, 7],
] as const)('the %s page answers every one of its questions', (_, questions, count) => {
  const { mainEntity } = questionsData(questions) as { mainEntity: { acceptedAnswer: { text: string } }[] }
  expect(mainEntity).toHaveLength(count)
  for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text.length).toBeGreaterThan(20)
})
