import type { Gender, Template } from '@visage/contract'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import choice from '../components/choice.module.css'
import classes from './template-grid.module.css'
import { PictureTile, VideoTile } from './template-tile.tsx'
import { useMotionSwitch } from './use-motion-switch.ts'
import { useTemplates } from './use-templates.ts'
import type { TemplateKind } from './use-templates.ts'

type TemplateGridProps = {
  kind: TemplateKind
  gender: Gender
  /** The id of the chosen template, or empty. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

type MotionSwitchProps = { isOn: boolean; onToggle: () => void }

const MotionSwitch = ({ isOn, onToggle }: MotionSwitchProps) => (
  <IconButton
    label={isOn ? 'Stop all clips' : 'Play the clips in view'}
    icon={isOn ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
    onClick={onToggle}
  />
)

/** The templates to choose from, in a window of their own that scrolls. */
export const TemplateGrid = ({ kind, gender, value, onChange, error }: TemplateGridProps) => {
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
        <div className={classes.motion}>
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
          {list.hasNextPage && (
            <Button
              fullWidth
              onClick={() => void list.fetchNextPage()}
              busy={list.isFetchingNextPage}
              busyLabel="Loading..."
            >
              Show more
            </Button>
          )}
        </div>
      )}
      {error !== undefined && <FieldError message={error} />}
    </fieldset>
  )
}
