import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { contract, TEMPLATE_MISSING } from '@visage/contract'
import type { Gender, QueryOf, Template } from '@visage/contract'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { FieldError, focusField } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { prefersReducedMotion } from '../../../ui/media/playback.ts'
import type { FaceTabProps } from '../form/choice-tabs.tsx'
import { GenerateForm } from '../form/generate-form.tsx'
import choice from '../pickers/choice.module.css'
import { FacePicker } from '../pickers/face-picker.tsx'
import templateGridStyles from './template-grid.module.css'
import { PictureTile, VideoTile } from './template-tile.tsx'

/** Whether clips play by themselves: unless the person asks their system for less motion, or says so here. */
const useMotionSwitch = () => {
  const [wantsLess] = useState(prefersReducedMotion)
  const [said, setSaid] = useDraft('template-motion')
  const isOn = said === '' ? !wantsLess : said === 'on'
  return { isOn, toggle: () => setSaid(isOn ? 'off' : 'on') }
}

type TemplateKind = QueryOf<typeof contract.templates.listTemplates>['kind']

const pageSize = 24
const GENDERS = { female: 'women', male: 'men' } as const
/** How often it is asked whether clips that were not made yet are there. */
const retryMs = 60_000

/** The templates of a kind and a gender in the order in which they are shown, page by page. */
const useTemplates = (kind: TemplateKind, gender: Gender) => {
  const query = useInfiniteQuery({
    queryKey: ['studio', 'templates', kind, gender],
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.templates.listTemplates,
        { query: { kind, gender: GENDERS[gender], limit: pageSize, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ templates }) => templates.some((template) => !template.is_ready)) ? retryMs : false,
  })
  return { ...query, templates: query.data?.pages.flatMap(({ templates }) => templates) ?? [] }
}

type TemplateGridProps = {
  kind: TemplateKind
  gender: Gender
  /** The id of the chosen template, or empty. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

const MotionSwitch = ({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) => (
  <IconButton
    label={isOn ? 'Stop all clips' : 'Play the clips in view'}
    icon={isOn ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
    onClick={onToggle}
  />
)

/** The templates to choose from, in a window of their own that scrolls. */
const TemplateGrid = ({ kind, gender, value, onChange, error }: TemplateGridProps) => {
  const list = useTemplates(kind, gender)
  const motion = useMotionSwitch()
  const tile = (template: Template) => {
    const shared = {
      template,
      name: 'template',
      isChosen: template.id === value,
      onChoose: () => onChange(template.id),
    }
    return kind === 'image' ? (
      <PictureTile key={template.id} {...shared} />
    ) : (
      <VideoTile key={template.id} {...shared} playsAlone={motion.isOn} />
    )
  }
  return (
    <fieldset className={choice.choice} data-tour="templates">
      <legend className={choice.legend}>Template</legend>
      {kind === 'video' && (
        <div className={templateGridStyles.motion}>
          <MotionSwitch isOn={motion.isOn} onToggle={motion.toggle} />
        </div>
      )}
      {list.isPending && <Skeleton width="100%" height="16rem" />}
      {list.isError && (
        <p className={choice.note}>
          The templates could not be loaded. <Button onClick={() => void list.refetch()}>Try again</Button>
        </p>
      )}
      {list.isSuccess && (
        <div className={choice.window}>
          <div className={choice.grid}>{list.templates.map(tile)}</div>
          <MoreButton list={list} fullWidth />
        </div>
      )}
      {error !== undefined && <FieldError message={error} />}
    </fieldset>
  )
}

type TemplateFormProps = FaceTabProps & {
  kind: TemplateKind
  /** What the button says. */
  label: string
  onSubmit: (template: string) => void
}

/** A face and one of the templates. */
export const TemplateForm = ({ kind, label, onSubmit, gender, face, onFace, work }: TemplateFormProps) => {
  const [template, setTemplate] = useDraft(`${kind}-${gender}-template`)
  const send = (form: HTMLFormElement) => {
    if (face === '') focusField(form, 'face')
    else if (template === '') focusField(form, 'template')
    else onSubmit(template)
  }
  return (
    <GenerateForm work={work} name="Template" label={label} onTry={send}>
      {(wasTried) => (
        <>
          <FacePicker gender={gender} value={face} onChange={onFace} wasTried={wasTried} />
          <TemplateGrid
            kind={kind}
            gender={gender}
            value={template}
            onChange={setTemplate}
            error={wasTried && face !== '' && template === '' ? TEMPLATE_MISSING : undefined}
          />
        </>
      )}
    </GenerateForm>
  )
}
