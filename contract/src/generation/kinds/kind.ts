import { z } from 'zod'
import type { Gender } from '../../fields.ts'
import type { FilePart } from '../../route.ts'
import type { SourceRef } from '../source-ref.ts'

export const METERS = ['faces', 'images', 'videos'] as const
export type Meter = (typeof METERS)[number]
/** What one of a meter is called. */
export const METER_NOUNS: Readonly<Record<Meter, string>> = { faces: 'face', images: 'image', videos: 'video' }

/** Which of an engine's models makes a result, where there are several. The first is the usual one. */
export const QUALITIES = ['fast', 'best'] as const
export type Quality = (typeof QUALITIES)[number]
export const QUALITY_LABELS: Readonly<Record<Quality, string>> = { fast: 'Fast', best: 'Best' }
export const quality = z.enum(QUALITIES, 'Please choose fast or best.')

/** What a result costs the one who asked for it. */
export const jobCost = z.object({
  meter: z.enum(METERS),
  /** What pays: the plan, the trial, or bonus credits. */
  source: z.enum(['plan', 'trial', 'credits']),
  /** So many of the meter, or so many credits. */
  amount: z.number().int().positive(),
})

/** A person as shaped by hand, and the portrait that goes with them, as a call carries it. */
type DesignJson = { identity: Record<string, unknown>; scene?: Record<string, unknown> | undefined }

/** What makes an input of the addresses and files of a call. Each throws what can be told to the one who calls. */
export type Sources = {
  /** A saved face, with its gender: the face's own where that is known, else the one asked for. */
  face(address: string, asked: Gender): Promise<{ face: string; gender: Gender }>
  /** Another saved face than the first one. */
  otherFace(address: string, first: string): Promise<{ other: string }>
  /** What a saved face was kept with; null where it has no words. */
  facePrompt(face: string): Promise<string | null>
  /** A generated picture, with the gender of who is in it where that is known. `message` is told of anything else. */
  image(address: string, message: string): Promise<{ image: string; gender?: Gender }>
  /**
   * Whom a talk shows: a generated picture or saved face, a picture that was brought in, or a generated video in which
   * somebody says something else. Throws for a picture that cannot talk here.
   */
  talker(addresses: {
    image: string | undefined
    video: string | undefined
  }): Promise<{ image?: string; picture?: SourceRef; mode?: 'dub'; gender?: Gender }>
  /** A generated face that somebody new is to be near. */
  relative(id: string): Promise<{ of: string; gender: Gender }>
  /** A generated image that can be made again. */
  original(id: string): Promise<{ of: string; gender: Gender }>
  /** What a face is put into: a template, or a picture or video of the person's own. */
  target<Sort extends 'picture' | 'video'>(
    sort: Sort,
    address: string,
  ): Promise<{ mode: 'template'; template: string } | ({ mode: Sort } & { [Field in Sort]: SourceRef })>
  /** Garments of the wardrobe by their ids: a top and a bottom, or a one-piece. */
  garments(ids: readonly string[]): Promise<{ top?: SourceRef; bottom?: SourceRef; onePiece?: SourceRef }>
  /** A design of somebody of that gender, once it has been looked into; nothing where none was sent. */
  design(design: DesignJson | undefined, asked: Gender): { design?: DesignJson }
  /** The picture of a field: a file, which is kept as an upload, or an address. `missing` is told without either. */
  picture(field: string, missing: string): Promise<SourceRef>
  /** The sounds of fields: files, kept once all of them are fine, or addresses. The first has to be there. */
  sounds<First extends string, Field extends string>(
    fields: readonly [First, ...Field[]],
    missing: string,
  ): Promise<{ [Name in First]: SourceRef } & { [Name in Field]?: SourceRef }>
  /**
   * The recorded voice of a field with its length: a file or an address; a file is kept by `keep` alone. `missing` is told
   * without one, unless null.
   */
  recording(field: string, missing: string | null): Promise<{ seconds: number; keep(): Promise<SourceRef> } | null>
  /** What is kept with the influencer of an own picture for when she talks. */
  speech(image: string): Promise<{ voice?: string; lexicon: { word: string; spoken: string }[] }>
  /** How long it takes to say a script. Throws for one that cannot be said, and for a voice that is not known. */
  spokenSeconds(words: {
    script?: string | undefined
    pace: number
    voice?: string | undefined
    lexicon?: readonly { word: string; spoken: string }[]
  }): Promise<number>
}

type Output<Shape> = Shape extends z.core.$ZodLooseShape ? z.output<z.ZodObject<Shape>> : undefined

type CallShape<Params, Body> = {
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: string
  readonly summary: string
  readonly params?: Params
  /** The fields beside `user_id`; a call without them has no body. */
  readonly body?: Body
  readonly files?: Readonly<Record<string, FilePart>>
  /** The field of the answer that holds the result's address. */
  readonly answer: string
}

/** What a call may carry beside the input: the words that the face was saved with. */
export type Known = { facePrompt?: string | null | undefined }

/** One way to ask for a kind over HTTP. */
type KindCall<Input> = CallShape<z.core.$ZodLooseShape, z.core.$ZodLooseShape> & {
  read(this: void, call: { params: unknown; body: unknown }, from: Sources): Input | Promise<Input>
  /** The parts of the call that ask for an input; null for one that has another call. */
  write(
    this: void,
    input: Input,
    known?: Known,
  ): { params?: Record<string, string>; body?: Record<string, unknown> } | null
}

/** Declares the calls of a kind by its input: `read` makes the input of a call, and `write` the call of an input. */
export const callsOf =
  <Input extends z.ZodType>(_input: Input) =>
  <
    Params extends z.core.$ZodLooseShape | undefined = undefined,
    Body extends z.core.$ZodLooseShape | undefined = undefined,
  >(
    call: CallShape<Params, Body> & {
      read(
        call: { params: Output<Params>; body: Output<Body> },
        from: Sources,
      ): z.output<Input> | Promise<z.output<Input>>
      write(
        input: z.output<Input>,
        known?: Known,
      ): {
        params?: Params extends z.core.$ZodLooseShape ? z.input<z.ZodObject<Params>> : never
        body?: Body extends z.core.$ZodLooseShape ? z.input<z.ZodObject<Body>> : never
      } | null
    },
  ): KindCall<z.output<Input>> =>
    call as unknown as KindCall<z.output<Input>>

/** Addresses of a person's own that last, so that the same call can be sent again. */
export const assetUrl = (id: string): string => `/api/assets/${id}`
export const sourceRefUrl = ({ from, id }: SourceRef): string => `/api/${from}s/${id}`

type FieldOf<Input> = Input extends unknown ? keyof Input & string : never
type ValueOf<Input, Field> = Input extends unknown ? (Field extends keyof Input ? Input[Field] : never) : never
type RefFieldOf<Input> = {
  [Field in FieldOf<Input>]: NonNullable<ValueOf<Input, Field>> extends SourceRef ? Field : never
}[FieldOf<Input>]

/** What the fields of an input name: by id a generated face or picture, or by reference a source of the person's own. */
type SourcesOf<Input> = { readonly [Field in RefFieldOf<Input>]: 'source' } & {
  readonly [Field in Exclude<FieldOf<Input>, RefFieldOf<Input>>]?: 'face' | 'image'
}

/** One kind of thing that can be generated: all that server and web derive from it. */
export type Kind<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Tab extends string = string,
  CallName extends string = string,
  TabName extends string = string,
> = {
  readonly name: Name
  readonly label: string
  /** What one result is called; kinds whose results can stand for each other share it. */
  readonly noun: string
  readonly medium: 'image' | 'video' | 'audio'
  /** Whether a video is there to be listened to, so that it is never played silently or over and over. */
  readonly isHeard?: true
  /** Whether a result is a person, whom other kinds show. */
  readonly isFace?: true
  /** Its screen; `link` is what leads there, the title unless told. */
  readonly page: { readonly path: string; readonly title: string; readonly link?: string }
  /** The plan limit that one result uses up. */
  readonly meter: Meter
  /** Bonus credits that one result costs once the limit is used up; one unit of it, where it is charged by its length. */
  readonly credits: number
  /** For kinds that are charged by length: how long a result will be, and how many begun seconds one unit of the meter pays. */
  readonly length?: { secondsOf(this: void, input: z.output<Input>): number; readonly perUnit: number }
  /** The line in which its jobs wait: work of moments or of minutes. */
  readonly lane: 'quick' | 'long'
  /** Where the gallery shows results; kinds may share a tab. */
  readonly shelf: {
    readonly tab: Tab
    /** What leads to the screen while the tab is empty. */
    readonly make: string
    /** The field of an item that holds the address of its file. */
    readonly addressField: 'image_url' | 'gen_image_url' | 'video_url' | 'audio_url'
    /** Width to height of the frames, of items of unknown size where each keeps its own. */
    readonly shape: number
    /** Frames have the shape of what they hold, in rows of one height. */
    readonly keepsShape?: boolean
    /** Whether its items can be downloaded there, watermarked. */
    readonly canDownload: boolean
    /** How opaque the watermark of its downloaded pictures is, where not as usual. */
    readonly watermarkOpacity?: number
  }
  /** What an engine needs to know, in our own words; stored with the job. */
  readonly input: Input
  readonly sources: SourcesOf<z.output<Input>>
  /** What somebody typed to have it made: moderated, and shown with the result. */
  texts(this: void, input: z.output<Input>): readonly string[]
  /** Whether the result blends people, which has to stand with it and with all that shows it. */
  isBlend?(this: void, input: z.output<Input>): boolean
  /** The face whose own words its call carries along with a prompt. */
  describedFace?(this: void, input: z.output<Input>): string | undefined
  /** What a result is called beside it. */
  caption(this: void, input: z.output<Input>): string
  /** The generated image that a result is a changed copy of. */
  before?(this: void, input: z.output<Input>): string
  /** For kinds that are asked for in several ways, each for women and men: the tabs of the form, by the modes of the input. */
  readonly tabs?: readonly {
    readonly name: TabName
    readonly label: string
    readonly modes: readonly [string, ...string[]]
  }[]
  /** What to ask for to have a result again with other details. */
  vary?(this: void, asset: GeneratedThing): z.output<Input>
  /** How the form begins with a result of other kinds, found by their nouns. */
  readonly goesOn?: {
    readonly from: readonly string[]
    readonly label: string
    /** Comes before what others make of the same. */
    readonly isFirst?: boolean
    start(this: void, asset: GeneratedThing): InputStart
  }
  /** Shown when a job fails without a reason. */
  readonly failureText: string
  /** Shown when a job ended well and brought nothing. */
  readonly missingText: string
  readonly calls: { readonly [Call in CallName]: KindCall<z.output<Input>> }
}

/** Told by kinds that make one picture, where none came. */
export const NO_PICTURE = 'Image generation failed.'

/** The address of its file stands there for a video. */
type GeneratedThing = { id: string; gender: Gender | null; video_url?: string | undefined }

/** The fields of an input that are known before the form is filled in. */
export type InputStart = { mode?: string; gender?: Gender; [field: string]: unknown }

export const defineKind = <
  const Name extends string,
  Input extends z.ZodType,
  const Tab extends string,
  CallName extends string,
  const TabName extends string,
>(
  kind: Kind<Name, Input, Tab, CallName, TabName>,
): Kind<Name, Input, Tab, CallName, TabName> => kind
