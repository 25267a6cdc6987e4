/** Every call there is, by resource. */
export * as contract from './contract.ts'

export { errorBody, ERRORS } from './errors.ts'
export type { ErrorBody, ErrorCode, ErrorDetails } from './errors.ts'
export {
  email,
  firstPassword,
  message,
  newPassword,
  otp,
  personName,
  plainSentence,
  UNKNOWN_CURSOR,
  UNKNOWN_FIELD,
} from './fields.ts'
export type { Gender } from './fields.ts'
export { MAX_APPEAL_LENGTH } from './moderation.ts'
export type { Refusal, RefusalState } from './moderation.ts'
export {
  AFFILIATE_COMMISSION,
  currencyOf,
  featuresOf,
  PAYMENT_PROVIDERS,
  PLAN_EXTRAS,
  PLAN_KEYS,
  PLANS,
  providerOf,
  PROVIDERS,
  REFERRAL_CREDITS,
  TRIAL,
} from './plans.ts'
export type { Currency, PaymentProviderName, Plan, PlanKey, Price } from './plans.ts'
export { defineResource, routesOf } from './route.ts'
export type {
  AcceptedOf,
  Access,
  AnyRoute,
  BodyOf,
  FilePart,
  FilesOf,
  Method,
  OutputOf,
  ParamsOf,
  QueryOf,
  RequestOf,
  RoutesIn,
} from './route.ts'
export { MAX_SOUND, MIN_SOUND_SECONDS, SOUND_MESSAGES, SOUND_TYPES, SOUND_USES } from './sounds.ts'
export type { SoundUse } from './sounds.ts'
export {
  CONSENT_MISSING,
  EMPTY_FILE,
  LINK_MISSING,
  MAX_UPLOAD,
  MAX_VIDEO,
  readPostLink,
  UPLOAD_CONSENT,
  UPLOAD_TYPES,
  VIDEO_TYPES,
} from './uploads.ts'
export type {
  ConsentWay,
  FaceBox,
  PostLink,
  UploadConsent,
  UploadedPicture,
  UploadedSound,
  UploadedVideo,
  UploadFaces,
} from './uploads.ts'
export { CODE_INTERVAL_SECONDS, PASSWORD_UPDATED } from './account/account.ts'
export type { Profile, SignedIn, SignInRecord } from './account/account.ts'
export type { DataExport } from './account/rights.ts'
export type { FactorProof, Proof, Security, Way } from './account/security.ts'
export { COUNTRY_MISSING, NO_PLAN, PLACE_UNAVAILABLE, SUBSCRIPTION_STATES, typedAddress } from './billing/billing.ts'
export type {
  BillingAddress,
  Checkout,
  CurrentPlan,
  Payment,
  PlanOffer,
  Receipt,
  StatementLine,
} from './billing/billing.ts'
export { MAX_PINCODE_LENGTH, MIN_PINCODE_LENGTH, PINCODE_MESSAGE, postalRuleOf } from './billing/postal-rules.ts'
export type { Usage } from './billing/usage.ts'
export {
  COLLECTION_LENGTHS,
  MAX_COLLECTION_ITEMS,
  MAX_COLLECTION_STILLS,
  MAX_COLLECTIONS,
} from './gallery/collections.ts'
export type { Collection } from './gallery/collections.ts'
export {
  findNeverWord,
  INFLUENCER_LENGTHS,
  LOOK_PARTS,
  lookNameNow,
  MAX_COLOURS,
  MAX_INFLUENCERS,
  MAX_LEXICON,
  MAX_LOOKS,
  MAX_NEVER_WORDS,
  neverWordSentence,
} from './gallery/influencers.ts'
export type { FormerLook, Influencer, InfluencerDetails, Look } from './gallery/influencers.ts'
export { COLOURS, MAX_CHOSEN_ITEMS, MAX_SEARCH_LENGTH, MAX_ZIP_ITEMS, NOTHING_CHOSEN } from './gallery/items.ts'
export type { Colour, DownloadFormat, GalleryItem } from './gallery/items.ts'
export type { Storage } from './gallery/storage.ts'
export { GARMENT_MISSING, MAX_GARMENT_NAME, MAX_GARMENTS } from './gallery/wardrobe.ts'
export type { Garment } from './gallery/wardrobe.ts'
export { BATCH_TITLE_MISSING, MAX_BATCH, MAX_BATCH_TITLE } from './generation/batches.ts'
export type { Batch } from './generation/batches.ts'
export { callFor } from './generation/calls.ts'
export { hint, job, JOB_EVENTS_PATH } from './generation/jobs.ts'
export type { Hint, Job, JobAccepted, JobStatus } from './generation/jobs.ts'
export { CATEGORY_LABELS, CLOTH_CATEGORIES, CLOTH_MISSING } from './generation/kinds/cloth.ts'
export type { ClothCategory } from './generation/kinds/cloth.ts'
export {
  BLEND_NOTICE,
  FACE_PROMPT_MISSING,
  MAX_CELEBRITY_NAME_LENGTH,
  MAX_FACE_PROMPT_LENGTH,
  NAMES_MISSING,
} from './generation/kinds/face.ts'
export { POSES, QUALITY_TEXT } from './generation/kinds/image-prompt.ts'
export type { Pose } from './generation/kinds/image-prompt.ts'
export { MAX_MOTION_PROMPT_LENGTH, MOTION_MISSING } from './generation/kinds/image-to-video.ts'
export {
  ARRANGEMENT_LABELS,
  ARRANGEMENTS,
  IMAGE_MISSING,
  LOOK_LENGTHS,
  MAX_IMAGE_PROMPT_LENGTH,
  MAX_OTHER_WEARS,
  STYLE_LABELS,
  STYLES,
  WORN_RULE,
} from './generation/kinds/image.ts'
export type { Arrangement, Style } from './generation/kinds/image.ts'
export { assetUrl, METER_NOUNS, METERS, QUALITIES, QUALITY_LABELS } from './generation/kinds/kind.ts'
export type { InputStart, Kind, Meter, Quality, Sources } from './generation/kinds/kind.ts'
export {
  GALLERY_TABS,
  KIND_NAMES,
  kindOf,
  KINDS,
  kindsOfTab,
  listSources,
  unitsOfSeconds,
} from './generation/kinds/kinds.ts'
export type { AnyKind, FormTab, GalleryTab, KindInput, KindName } from './generation/kinds/kinds.ts'
export { MAX_LYRICS_LENGTH, VOCALS, vocalsByFiles } from './generation/kinds/music.ts'
export type { Vocals } from './generation/kinds/music.ts'
export {
  MAX_SCRIPT_LENGTH,
  OWN_VOICE,
  PACE,
  TALK_MESSAGES,
  TALK_SHAPES,
  talkerOf,
  TONES,
} from './generation/kinds/talk.ts'
export type { LexiconEntry, TalkShape, Tone } from './generation/kinds/talk.ts'
export { planList, planSheet, planWeek, sideOfPart } from './generation/plan-batch.ts'
export type { PlannedPicture } from './generation/plan-batch.ts'
export { TEMPLATE_MISSING } from './generation/source-ref.ts'
export type { SourceRef } from './generation/source-ref.ts'
export { TEMPLATE_COUNTS } from './generation/templates.ts'
export type { Template } from './generation/templates.ts'
export type { Voice } from './generation/voices.ts'
export type { Wait } from './generation/waits.ts'
export { networksFor } from './sharing/networks.ts'
export type { CollectionShare, Share } from './sharing/sharing.ts'
export { MAX_TAKEDOWN_REASON_LENGTH, TAKEDOWN_RIGHTS, takedownNotice, takedownParams } from './sharing/takedowns.ts'
export type { TakedownCase, TakedownNotice, TakedownState } from './sharing/takedowns.ts'
export { FEEDBACK_TAKEN, MAX_FEEDBACK_LENGTH } from './site/feedback.ts'
export { MAX_VERIFIED_BYTES } from './site/provenance.ts'
export { MAX_CONTACT_MESSAGE_LENGTH, MESSAGE_TAKEN, NEWSLETTER_MISSING } from './site/site.ts'
export type { SiteSettings } from './site/site.ts'
