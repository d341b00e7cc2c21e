import { TextArea } from '../../form/TextField.tsx'

interface FreitextFieldProps {
  label: string
  description?: string
  required?: boolean
  id?: string
  maxLength: number
  value: string | null
  onChange: (text: string | null) => void
}

export function FreitextField({ value, onChange, ...rest }: FreitextFieldProps) {
  return (
    <TextArea
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim() === '' ? null : currentTarget.value)}
    />
  )
}
