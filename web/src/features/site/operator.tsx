import { OPERATOR_DETAILS, operatorToken } from '@visage/contract/operator'
import type { OperatorDetail, OperatorDetails } from '@visage/contract/operator'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../lib/routing/paths.ts'

const isBuild = typeof document === 'undefined'

const read = (): OperatorDetails => {
  if (isBuild) return Object.fromEntries(OPERATOR_DETAILS.map((detail) => [detail, operatorToken(detail)]))
  return JSON.parse(document.documentElement.dataset.operator ?? '{"name":"Visage"}') as OperatorDetails
}

const details = read()

/** Who runs this installation and how to reach them, from its settings; what is not set is an empty text. */
export const OPERATOR = Object.fromEntries(
  OPERATOR_DETAILS.map((detail) => [detail, details[detail] ?? '']),
) as Readonly<Record<OperatorDetail, string>>

export const SLOGAN = 'Crafting the AI world, bringing virtual humans into reality.'

type GivenProps = {
  detail: OperatorDetail
  /** The element around it. */
  as?: 'span' | 'li' | 'div' | 'address' | 'p'
  className?: string | undefined
  children: ReactNode
  /** What stands there where the operator has not set the detail. */
  otherwise?: ReactNode
}

/** Shown where the operator has set a detail. A page of the build holds both: the server takes out what is not so. */
export const Given = ({ detail, as: Tag = 'span', className, children, otherwise }: GivenProps) => {
  const isSet = OPERATOR[detail] !== ''
  return (
    <>
      {isSet && (
        <Tag className={className} data-given={detail}>
          {children}
        </Tag>
      )}
      {(isBuild || !isSet) && otherwise !== undefined && <Tag data-lacking={detail}>{otherwise}</Tag>}
    </>
  )
}

/** The address that answers people; where none is set, the form that does. */
export const SupportLink = () => (
  <Given
    detail="supportEmail"
    otherwise={
      <>
        us through the <Link to={PATHS.contact}>contact page</Link>
      </>
    }
  >
    <a href={`mailto:${OPERATOR.supportEmail}`}>{OPERATOR.supportEmail}</a>
  </Given>
)
