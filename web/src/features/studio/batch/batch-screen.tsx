import { KINDS } from '@visage/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { FailureContext } from '../form-failure.tsx'
import { BatchForm } from './batch-form.tsx'
import type { BatchFormProps } from './batch-form.tsx'
import { BatchPanel } from './batch-panel.tsx'
import classes from './batch.module.css'
import { useBatches } from './use-batch.ts'

const { failureText } = KINDS.image

export type BatchScreenProps = Pick<BatchFormProps, 'Cost'> & {
  /** The banner for a refused batch. */
  Banner: ComponentType<{ message: string; onClose: () => void }>
  /** What stands below the words of a refusal. */
  appealTo: (refusalId: string) => ReactNode
}

const Earlier = ({ list, shownId }: { list: ReturnType<typeof useBatches>; shownId: string | undefined }) => {
  const others = list.batches.filter(({ id }) => id !== shownId)
  if (others.length === 0) return null
  return (
    <nav className={classes.earlier} aria-label="Earlier batches">
      <h2 className={classes.subtitle}>Earlier</h2>
      <ul className={classes.links}>
        {others.map(({ id, title, count, done }) => (
          <li key={id}>
            <Link to={`${PATHS.batch}?id=${id}`} className={classes.link}>
              <span className={classes.linkTitle}>{title}</span>
              <span className={classes.state}>
                {done} of {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </nav>
  )
}

/** Several pictures of one person at once. The batch that is shown is part of the address. */
export const BatchScreen = ({ Cost, Banner, appealTo }: BatchScreenProps) => {
  const [params, setParams] = useSearchParams()
  const list = useBatches()
  const wanted = params.get('gender')
  const startGender = wanted === 'male' || wanted === 'female' ? wanted : undefined
  const shownId = params.get('id') ?? list.batches[0]?.id
  const [startedId, setStartedId] = useState<string>()
  const results = useRef<HTMLDivElement>(null)
  // Where form and results stand below each other.
  useEffect(() => {
    if (startedId !== undefined) results.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [startedId])
  const show = (id: string) => {
    setStartedId(id)
    setParams({ id })
  }
  const failures = useMemo(() => ({ failureText, appealTo, Banner }), [appealTo, Banner])
  return (
    <FailureContext value={failures}>
      <div className={classes.screen}>
        <PageHeading title="Several at once" lead="One brief, up to twelve pictures of one person." />
        <div className={classes.columns}>
          <div className={classes.panel}>
            <BatchForm startGender={startGender} onStarted={show} Cost={Cost} />
          </div>
          <div ref={results} className={classes.results}>
            {shownId === undefined ? (
              <div className={classes.message}>
                <h2 className={classes.title}>A week in seven pictures</h2>
                <p>Say what it is about, look over the plan, change what you like, and start all of it at once.</p>
              </div>
            ) : (
              <BatchPanel key={shownId} id={shownId} />
            )}
            <Earlier list={list} shownId={shownId} />
          </div>
        </div>
      </div>
    </FailureContext>
  )
}
