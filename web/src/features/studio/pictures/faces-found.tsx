import { FieldError } from '../../../ui/field-error.tsx'
import classes from './faces-found.module.css'
import type { MaterialFaces } from './use-material-faces.ts'

type FacesFoundProps = { found: MaterialFaces; noun: 'picture' | 'video' }

const tellFaces = ({ faces, hasFailed }: MaterialFaces): string => {
  if (hasFailed) return 'The faces could not be marked. The largest one will be replaced.'
  if (!faces) return 'Looking for faces...'
  if (faces.length === 1) return 'One face found. It will be replaced.'
  return faces.length > 1 ? `${faces.length} faces found. Choose the one to replace.` : ''
}

/** Says how many faces there are to choose from. */
export const FacesFound = ({ found, noun }: FacesFoundProps) => (
  <>
    <output className={classes.status}>{tellFaces(found)}</output>
    {found.faces?.length === 0 && (
      <FieldError message={`There is no face to be seen in this ${noun}. Please use one that shows a face clearly.`} />
    )}
  </>
)
