import { expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from './contract.ts'
import { CLOTH_CATEGORIES } from './generation/kinds/cloth.ts'
import { POSES } from './generation/kinds/image-prompt.ts'
import { KINDS } from './generation/kinds/kinds.ts'
import { MAX_LYRICS_LENGTH } from './generation/kinds/music.ts'
import { TEMPLATE_COUNTS } from './generation/templates.ts'
import { AFFILIATE_COMMISSION, PLANS, REFERRAL_CREDITS, TRIAL } from './plans.ts'
import { routesOf } from './route.ts'
import type { AnyRoute } from './route.ts'
import { MIN_SOUND_SECONDS, SOUND_MESSAGES } from './sounds.ts'

const routes = Object.values<object>(contract).flatMap((resource) =>
  Object.values<AnyRoute>(routesOf(resource) as never),
)

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return []
  const { properties = {}, anyOf = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return [properties, ...anyOf.map((one) => (one as { properties?: object }).properties ?? {})].flatMap(Object.keys)
}

const callOf = (line: string) => {
  const [method, path] = line.split(' ')
  const route = routes.find((one) => one.method === method && one.path === path)
  if (!route) throw new Error(`There is no ${line}.`)
  return route
}

/** Method and path, what is sent, and what is read of the answer. */
const ACCOUNT: [string, string, string][] = [
  ['POST /news_letter/', 'email', 'message'],
  ['POST /contact-us/', 'name email message', ''],
  ['GET /find_ip_add/', '', 'ip_address'],
  ['POST /get_country_name/', 'ip_address', 'country'],
  ['POST /refresh/', 'refresh_token', 'access'],
  ['POST /manual_login/', 'email password', 'profile access refresh guide_tour_face_seen guide_tour_image_seen'],
  ['POST /login_profile_with_google/', 'email google_password name', 'profile access refresh guide_tour_video_seen'],
  ['POST /create_profile/', 'email name password google_password', ''],
  ['POST /send_otp/', 'email', ''],
  ['POST /verify_otp/', 'email otp', 'profile access refresh'],
  ['POST /verify_otp_for_forget/', 'email otp', 'profile access refresh'],
  ['POST /forgot_password/', 'email new_password', ''],
  ['POST /get_profiles/', 'user_id', 'profile track_status'],
  ['POST /update_profile/', 'user_id name', ''],
  ['POST /delete-profile/', 'user_id email', ''],
  ['POST /feedbacks/', 'user_id rating description', 'status'],
  ['POST /get_current_plan/', 'user_id', 'plan_id'],
  ['POST /get_address_for_existing_subscriber', 'email', ''],
  ['POST /get_details_by_zip/', 'country_code pincode', 'state city'],
  ['POST /create_billing/', 'user_id full_name phone_number address city pincode country state email', 'status'],
  ['POST /subscription/', 'plan_id user_id', 'subscription_id short_url'],
  ['POST /paypal-subscription/', 'plan_id user_id', 'short_url'],
  ['POST /fetch_sub_paypal_details/', 'subscription_id', 'id plan_id start_time create_time billing_info subscriber'],
]

const CREATION: [string, string, string][] = [
  ['POST /generate_face_c/', 'user_id celebrity1 celebrity2 celebrity3', 'output'],
  ['POST /generate_face_c_men/', 'user_id mencelebrity1 mencelebrity2 mencelebrity3', 'output'],
  ['POST /generate-face-prompt/', 'user_id prompt', 'output'],
  ['POST /generate_face_prompt_men/', 'user_id prompt', 'output'],
  ['POST /generate-image-prompt/', 'user_id face_url prompt', 'output_url'],
  ['POST /generate-image-prompt-men/', 'user_id face_url prompt', 'output_url'],
  ['POST /download/', 'user_id instagram_url', 'media_url'],
  ['POST /generate-image-temp/', 'user_id face image', 'result_image_url'],
  ['POST /generate-image-temp-link-men/', 'user_id face image', 'result_image_url'],
  ['POST /generate-image-temp-template-men/', 'user_id face image', 'result_image_url'],
  ['POST /download_link/', 'user_id instagram_url', 'media_url'],
  ['POST /face-swap/', 'user_id input_image_url target_video_url', 'video_url'],
  ['POST /tour-complete/', 'user_id section', ''],
  ['POST /newclothchanger/', 'cloth_image image_template category user_id', 'output_image'],
  ['POST /imagetovideos/', 'input_image user_id prompt', 'output_url'],
  ['POST /audio_mucic_creator/', 'lyrics song_file voice_file instrumental_file user_id', 'output_url'],
]

const words = (line: string) => line.split(' ').filter(Boolean)

// Proves: specified-account-calls
test.each(ACCOUNT)('%s takes %s and answers %s', (line, sent, read) => {
  const route = callOf(line)
  expect(fieldsOf(route.body)).toEqual(expect.arrayContaining(words(sent)))
  expect(fieldsOf(route.output)).toEqual(expect.arrayContaining(words(read)))
})

// Proves: specified-creation-calls
test.each(CREATION)('%s takes %s and answers %s, with application key and session', (line, sent, read) => {
  const route = callOf(line)
  expect(fieldsOf(route.body)).toEqual(expect.arrayContaining(words(sent)))
  expect(fieldsOf(route.output)).toEqual(expect.arrayContaining(words(read)))
  expect([route.access, route.appKey]).toEqual(['user', true])
})

// Proves: specified-statuses
test('the statuses that clients look at are those of the specification', () => {
  const statusOf = (line: string) => callOf(line).status ?? 200
  expect(statusOf('POST /news_letter/')).toBe(201)
  expect(statusOf('POST /update_profile/')).toBe(200)
  expect(statusOf('POST /get_profiles/')).toBe(200)
  expect(statusOf('POST /delete-profile/')).toBe(204)
  expect(callOf('GET /get_contry_code').access).toBe('public')
  expect(callOf('POST /get_address_for_existing_subscriber').appKey).toBeUndefined()
})

// Proves: specified-forms
test('garments and sounds come as files of a form', () => {
  expect(Object.keys(callOf('POST /newclothchanger/').files ?? {})).toEqual(['cloth_image'])
  const sounds = Object.keys(callOf('POST /audio_mucic_creator/').files ?? {})
  expect(sounds).toEqual(['song_file', 'voice_file', 'instrumental_file'])
})

// Proves: specified-creation-constants
test('the makers have the choices and limits of the specification', () => {
  expect(TEMPLATE_COUNTS).toEqual({
    image: { women: 185, men: 31 },
    video: { women: 156, men: 47 },
  })
  expect(CLOTH_CATEGORIES).toEqual(['tops', 'bottoms', 'one-pieces'])
  expect([MAX_LYRICS_LENGTH, MIN_SOUND_SECONDS]).toEqual([400, 15])
  expect(POSES.map(({ label, value }) => [label, value])).toEqual([
    ['Random', 'Random'],
    ['Selfie', 'Upperbody1'],
    ['Half body', 'Upperbody2'],
    ['Full body', 'Full Body'],
  ])
})

// Proves: specified-plan-constants
test('plans, trial and affiliates have the figures of the specification', () => {
  const figures = Object.values(PLANS).map(({ name, prices: { INR, USD }, limits }) => [
    name,
    [INR.now / 100, INR.was / 100],
    [USD.now / 100, USD.was / 100],
    Object.values(limits),
  ])
  expect(figures).toEqual([
    ['Basic', [999, 1999], [12.99, 25.99], [3, 15, 5]],
    ['Advanced', [1999, 3999], [24.99, 49.99], [5, 35, 10]],
    ['Premium', [2999, 5999], [39.99, 79.99], [6, 80, 15]],
  ])
  expect([TRIAL.days, AFFILIATE_COMMISSION, REFERRAL_CREDITS]).toEqual([7, 0.25, 50])
})

// Proves: specified-failures
test('a failure without words of its own has those of the specification', () => {
  const told = Object.values(KINDS).map(({ page, failureText, missingText }) => [page.path, failureText, missingText])
  expect(told.map(([path, failed]) => [path, failed])).toEqual([
    ['/face', 'An error occurred while generating the face.'],
    ['/image', 'An error occurred while generating the image.'],
    ['/video', 'Face swap processing failed'],
    ['/clothSwap', 'Failed to swap clothing'],
    ['/Imagetovideo', 'Invalid prompt. Please enter a proper prompt.'],
    ['/AIMusic', 'Invalid Audio. Please enter a proper Audio.'],
    ['/talkingVideo', 'The clip could not be made. Please try again.'],
  ])
  expect(told.map(([, , missing]) => missing)).toEqual(
    expect.arrayContaining(['Image generation failed.', 'Face swap processing failed']),
  )
  const { songMissing, format, tooShort, unreadable } = SOUND_MESSAGES
  expect([songMissing, format, tooShort, unreadable]).toEqual([
    'Song file is required.',
    'File must be .wav or .mp3 format',
    'File must be longer than 15 seconds',
    'Error reading file',
  ])
})
