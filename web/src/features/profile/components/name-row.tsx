import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNameEdit } from '../use-name-edit.ts'
import styles from './profile-details.module.css'

type Props = { name: string; onSave: (name: string) => Promise<boolean> }

export const NameRow = ({ name, onSave }: Props) => {
  const { pencil, input, typed, error, open, type, close, save } = useNameEdit({ name, onSave })
  if (typed === null)
    return (
      <div className={styles.row}>
        <span className={styles.term}>Name</span>
        <span className={styles.value}>{name}</span>
        <IconButton ref={pencil} label="Edit name" icon={<IconPencil size={20} stroke={1.6} />} onClick={open} />
      </div>
    )
  return (
    <form
      noValidate
      aria-label="Name"
      className={`${styles.row} ${styles.editing}`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={styles.field}>
        <TextField
          ref={input}
          label="Name"
          name="name"
          autoComplete="name"
          value={typed}
          error={error}
          onChange={type}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
      </div>
      <IconButton type="submit" label="Save name" icon={<IconCheck size={22} stroke={1.8} />} />
    </form>
  )
}
