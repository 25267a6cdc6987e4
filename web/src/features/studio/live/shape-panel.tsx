import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconDice5 from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs'
import type { Designed, PicturedName, ShownControl, ShownGroup, View } from '../../../live/messages.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { RangeField } from '../../../ui/forms/range-field.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { useLiveFace } from './live-face.tsx'
import type { LiveFace } from './live-face.tsx'
import classes from './shape-panel.module.css'
import { withLock, withMove, withRedraw } from './shaping.ts'

const css = ([red, green, blue]: readonly [number, number, number]) => `rgb(${red} ${green} ${blue})`

/** A style as it would look on the person; an empty place until it is drawn. */
const Sample = ({ image }: { image: ImageData | undefined }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current || !image) return
    canvas.current.width = image.width
    canvas.current.height = image.height
    canvas.current.getContext('2d')?.putImageData(image, 0, 0)
  }, [image])
  return <canvas ref={canvas} className={classes.sample} data-waiting={!image || undefined} aria-hidden="true" />
}

type ControlProps = { control: ShownControl; live: LiveFace }

const Control = ({ control, live: { shaping, shape, options: pictures } }: ControlProps) => {
  const { name, label } = control
  const move = (value: number | string) => shape(name, withMove(shaping, control, value))
  if (control.kind === 'choice') {
    const options = control.options.map(({ color, ...option }) => ({
      ...option,
      ...(color && { color: css(color) }),
      ...(control.isPictured && { picture: <Sample image={pictures[`${name}/${option.value}`]?.image} /> }),
    }))
    return <ChoiceField label={label} options={options} value={control.value} onChange={move} />
  }
  const moved = shaping.moves[name]
  const value = typeof moved === 'number' ? moved : control.value
  return (
    <RangeField
      label={label}
      min={control.min}
      max={control.max}
      ends={control.ends}
      value={value}
      isMoved={moved !== undefined}
      onChange={move}
      {...(name === 'age' && { valueText: `${value} years` })}
      {...(control.swatches && { track: control.swatches.map(css) })}
    />
  )
}

const Group = ({ group: { name, label, controls }, live }: { group: ShownGroup; live: LiveFace }) => {
  const isLocked = live.shaping.locked.includes(name)
  const { showOptions } = live
  const pictured = controls.flatMap((control) => (control.kind === 'choice' && control.isPictured ? control.name : []))
  const names = pictured.join()
  useEffect(() => {
    showOptions(names.split(',') as PicturedName[])
    return () => showOptions([])
  }, [showOptions, names])
  return (
    <div className={classes.group}>
      {controls.map((control) => (
        <Control key={control.name} control={control} live={live} />
      ))}
      <label className={classes.lock} data-locked={isLocked || undefined}>
        <input
          type="checkbox"
          checked={isLocked}
          onChange={() => live.shape(`lock ${name}`, withLock(live.shaping, name))}
        />
        {isLocked ? <IconLock size={16} aria-hidden="true" /> : <IconLockOpen size={16} aria-hidden="true" />}
        Keep {label.toLowerCase()} when drawing anew
      </label>
    </div>
  )
}

const LIGHTS = [
  { value: 'soft', label: 'Soft' },
  { value: 'warm', label: 'Warm' },
  { value: 'cool', label: 'Cool' },
  { value: 'golden-hour', label: 'Golden hour' },
  { value: 'dramatic', label: 'Dramatic' },
] as const satisfies readonly { value: NonNullable<View['lighting']>; label: string }[]

const MOODS = [
  { value: 'natural', label: 'Natural' },
  { value: 'warm', label: 'Warm' },
  { value: 'cool', label: 'Cool' },
  { value: 'dreamy', label: 'Dreamy' },
  { value: 'dramatic', label: 'Dramatic' },
  { value: 'vintage', label: 'Vintage' },
  { value: 'vivid', label: 'Vivid' },
  { value: 'monochrome', label: 'Black and white' },
  { value: 'pastel', label: 'Pastel' },
  { value: 'teal-orange', label: 'Teal and orange' },
  { value: 'muted', label: 'Muted' },
  { value: 'airy', label: 'Airy' },
  { value: 'film', label: 'Film' },
  { value: 'sepia', label: 'Sepia' },
] as const satisfies readonly { value: NonNullable<View['mood']>; label: string }[]

const EXPRESSIONS = [
  { value: 'calm', label: 'Calm' },
  { value: 'smiling', label: 'Smiling' },
  { value: 'laugh', label: 'Laughing' },
  { value: 'smirk', label: 'Smirk' },
  { value: 'wink', label: 'Wink' },
  { value: 'kiss', label: 'Kiss' },
  { value: 'surprised', label: 'Surprised' },
  { value: 'bored', label: 'Bored' },
  { value: 'sad', label: 'Sad' },
  { value: 'angry', label: 'Angry' },
] as const satisfies readonly { value: NonNullable<View['expression']>; label: string }[]

const degrees = 180 / Math.PI

type ViewGroupProps = { designed: Designed; live: LiveFace }

/** How the person is looked at: turn, light, mood and expression, which go into the picture as well. */
const ViewGroup = ({ designed: { bounds, design }, live: { shaping, shape } }: ViewGroupProps) => {
  const { view } = shaping
  const see = (what: string, changes: View) => shape(what, { ...shaping, view: { ...view, ...changes } })
  const yaw = Math.round((view.yaw ?? design.scene?.pose.yaw ?? 0) * degrees)
  const pitch = Math.round((view.pitch ?? design.scene?.pose.pitch ?? 0) * degrees)
  return (
    <div className={classes.group}>
      <RangeField
        label="Turn"
        ends={['left', 'right']}
        min={-Math.floor(bounds.yaw * degrees)}
        max={Math.floor(bounds.yaw * degrees)}
        value={yaw}
        valueText={`${yaw}°`}
        isMoved={view.yaw !== undefined}
        onChange={(value) => see('yaw', { yaw: value / degrees })}
      />
      <RangeField
        label="Nod"
        ends={['up', 'down']}
        min={-Math.floor(bounds.up * degrees)}
        max={Math.floor(bounds.down * degrees)}
        value={pitch}
        valueText={`${pitch}°`}
        isMoved={view.pitch !== undefined}
        onChange={(value) => see('pitch', { pitch: value / degrees })}
      />
      <ChoiceField
        label="Light"
        options={LIGHTS}
        value={view.lighting ?? design.scene?.lighting ?? ''}
        onChange={(value) => see('light', { lighting: LIGHTS.find((light) => light.value === value)?.value })}
      />
      <ChoiceField
        label="Mood"
        options={MOODS}
        value={view.mood ?? design.scene?.mood ?? 'natural'}
        onChange={(value) => see('mood', { mood: MOODS.find((mood) => mood.value === value)?.value })}
      />
      <ChoiceField
        label="Expression"
        options={EXPRESSIONS}
        value={view.expression ?? ''}
        onChange={(value) =>
          see('expression', { expression: EXPRESSIONS.find((known) => known.value === value)?.value })
        }
      />
    </div>
  )
}

const seeds = 2 ** 32
const VIEW_TAB = 'view'

const Steps = ({ live, designed }: { live: LiveFace; designed: Designed }) => {
  const { shaping, shape } = live
  const groupOf = (name: string) =>
    designed.groups.find(({ controls }) => controls.some((control) => control.name === name))?.name
  const reroll = () => {
    const seed = Math.floor(Math.random() * seeds)
    const redraw = { seed, locked: shaping.locked, kept: designed.design.identity }
    shape(`redraw ${seed}`, withRedraw(shaping, redraw, groupOf))
  }
  return (
    <div className={classes.steps}>
      <IconButton label="Undo" icon={<IconArrowBackUp size={20} />} disabled={!live.undo} onClick={live.undo} />
      <IconButton label="Redo" icon={<IconArrowForwardUp size={20} />} disabled={!live.redo} onClick={live.redo} />
      <IconButton
        label={shaping.locked.length > 0 ? 'Draw the rest anew' : 'Draw somebody else'}
        icon={<IconDice5 size={20} />}
        onClick={reroll}
      />
    </div>
  )
}

/** Everything of the person that can be shaped by hand, group by group. */
export const ShapePanel = () => {
  const live = useLiveFace()
  const [open, setOpen] = useState('person')
  const { designed, reset } = live
  if (live.state !== 'awake' || !designed) return null
  const tabs = [
    ...designed.groups.map((group) => ({
      value: group.name as string,
      label: group.label,
      ...(live.shaping.locked.includes(group.name) && { icon: <IconLock size={14} aria-label="Locked" /> }),
      panel: <Group group={group} live={live} />,
    })),
    { value: VIEW_TAB, label: 'Light and pose', panel: <ViewGroup designed={designed} live={live} /> },
  ]
  return (
    <section className={classes.panel} aria-labelledby="shape-heading">
      <header className={classes.head}>
        <h2 id="shape-heading" className={classes.title}>
          Shape by hand
        </h2>
        <Steps live={live} designed={designed} />
      </header>
      <Tabs
        label="What to shape"
        value={tabs.some(({ value }) => value === open) ? open : 'person'}
        onChange={setOpen}
        tabs={tabs}
      />
      {reset && (
        <Button variant="quiet" onClick={reset}>
          Undo everything done by hand
        </Button>
      )}
    </section>
  )
}
