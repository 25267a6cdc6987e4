import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSend: (form: HTMLFormElement) => void }

/** A form that the page checks and sends by itself. */
export const Form = ({ onSend, ...rest }: FormProps) => (
  <form
    {...rest}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSend(event.currentTarget)
    }}
  />
)
