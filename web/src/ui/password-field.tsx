import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password; the button that shows it appears once something is typed. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'rightSection'>) => {
  const [isShown, setIsShown] = useState(false)
  const hasText = props.value !== ''
  const ToggleIcon = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isShown && hasText ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionPointerEvents="all"
      rightSection={
        hasText ? (
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={<ToggleIcon size={20} />}
            onClick={() => setIsShown(!isShown)}
          />
        ) : undefined
      }
    />
  )
}
