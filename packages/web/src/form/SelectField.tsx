import { Select, type SelectProps } from '@mantine/core'
import { useUiTexts } from '../ui/ui.texts.ts'

export interface Choice<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

export type SelectFieldProps<Value extends string> = Omit<
  SelectProps,
  'size' | 'variant' | 'radius' | 'data' | 'value' | 'onChange' | 'defaultValue'
> & {
  label: string
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
}

/** Searchable by typing. For lists on the server use `AsyncSelect`. */
export function SelectField<Value extends string>({ choices, value, onChange, searchable = true, ...rest }: SelectFieldProps<Value>) {
  const t = useUiTexts()
  return (
    <Select
      checkIconPosition="right"
      nothingFoundMessage={t('nothingFound')}
      clearButtonProps={{ 'aria-label': t('clear') }}
      {...rest}
      searchable={searchable}
      data={[...choices]}
      value={value}
      onChange={(next) => onChange(choices.find((choice) => choice.value === next)?.value ?? null)}
    />
  )
}
