import { PasswordInput, type PasswordInputProps, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { useUiTexts } from '../ui/ui.texts.ts'

export type TextFieldProps = Omit<TextInputProps, 'size' | 'variant' | 'radius'> & { label: string }

export function TextField(props: TextFieldProps) {
  return <TextInput {...props} />
}

export type TextAreaProps = Omit<TextareaProps, 'size' | 'variant' | 'radius'> & { label: string }

export function TextArea({ minRows = 3, ...rest }: TextAreaProps) {
  return <Textarea {...rest} autosize minRows={minRows} maxRows={12} />
}

export type PasswordFieldProps = Omit<PasswordInputProps, 'size' | 'variant' | 'radius'> & { label: string }

/** Paste is allowed, and the eye can be reached with the keyboard (WCAG 2.2, 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const t = useUiTexts()
  return <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }} />
}
