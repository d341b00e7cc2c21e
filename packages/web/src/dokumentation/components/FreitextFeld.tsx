import { TextArea } from '../../ui/TextField.tsx'

interface FreitextFeldProps {
  label: string
  description?: string
  required?: boolean
  id?: string
  maxLength: number
  value: string | null
  onChange: (text: string | null) => void
}

export function FreitextFeld({ value, onChange, ...rest }: FreitextFeldProps) {
  return (
    <TextArea
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim() === '' ? null : currentTarget.value)}
    />
  )
}
