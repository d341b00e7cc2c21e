import { Radio, SegmentedControl, Stack, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Choice } from './SelectField.tsx'

interface OneOfProps<Value extends string> {
  label: string
  choices: readonly (Choice<Value> & { description?: string })[]
  value: Value | null
  onChange: (value: Value) => void
}

export interface RadioFieldProps<Value extends string> extends OneOfProps<Value> {
  id?: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
}

export function RadioField<Value extends string>({ choices, value, onChange, ...rest }: RadioFieldProps<Value>) {
  const pick = (next: string) => {
    const choice = choices.find((candidate) => candidate.value === next)
    if (choice !== undefined) onChange(choice.value)
  }
  return (
    <Radio.Group {...rest} value={value} onChange={pick} withAsterisk={rest.required ?? false}>
      <Stack gap="xs" mt={4}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={choice.label}
            description={choice.description}
            disabled={choice.disabled ?? false}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** Two to four short choices; changes take effect at once. */
export function SegmentedField<Value extends string>({
  label,
  choices,
  value,
  onChange,
  labelHidden = false,
}: OneOfProps<Value> & { labelHidden?: boolean }) {
  const id = useId()
  const pick = (next: string) => {
    const choice = choices.find((candidate) => candidate.value === next)
    if (choice !== undefined) onChange(choice.value)
  }
  return (
    <Stack gap={4} align="flex-start">
      {!labelHidden && (
        <Text id={id} size="sm" fw={500}>
          {label}
        </Text>
      )}
      <SegmentedControl
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
        data={choices.map(({ value: choiceValue, label: choiceLabel, disabled }) => ({
          value: choiceValue,
          label: choiceLabel,
          disabled: disabled ?? false,
        }))}
        value={value ?? ''}
        onChange={pick}
      />
    </Stack>
  )
}
