import { Radio, SegmentedControl, Select, type SelectProps, Stack, Switch as BaseSwitch, Text } from '@mantine/core'
import { useUiTexts } from '../ui/ui.texts.ts'
import { type ReactNode, useId } from 'react'
import { FieldGroup, type FieldGroupProps } from './Form.tsx'
import radioCardsClasses from './RadioCards.module.css'
import switchClasses from './Switch.module.css'

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
  /** A few words of which one always holds: nothing to search, and nothing to take back. */
  few?: boolean
  /** Required, and a choice can be changed only, not taken back. */
  needed?: boolean
}

/** Searchable by typing. For lists on the server use `AsyncSelect`. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { choices, value, onChange, few = false, needed = false, searchable = !few, required = needed, ...rest } = props
  const t = useUiTexts()
  return (
    <Select
      checkIconPosition="right"
      allowDeselect={!few && !needed}
      nothingFoundMessage={t('nothingFound')}
      clearButtonProps={{ 'aria-label': t('clear') }}
      {...rest}
      required={required}
      searchable={searchable}
      data={[...choices]}
      value={value}
      onChange={(next) => onChange(choices.find((choice) => choice.value === next)?.value ?? null)}
    />
  )
}

interface OneOfProps<Value extends string> {
  label: string
  choices: readonly (Choice<Value> & { description?: string })[]
  value: Value | null
  onChange: (value: Value) => void
}

/** The library answers with any text. */
export const pickFrom =
  <Value extends string>(choices: readonly { value: Value }[], onChange: (value: Value) => void) =>
  (next: string) => {
    const choice = choices.find(({ value }) => value === next)
    if (choice !== undefined) onChange(choice.value)
  }

export interface RadioFieldProps<Value extends string> extends OneOfProps<Value> {
  id?: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
}

export function RadioField<Value extends string>({ choices, value, onChange, ...rest }: RadioFieldProps<Value>) {
  return (
    <Radio.Group tabIndex={-1} {...rest} value={value} onChange={pickFrom(choices, onChange)} withAsterisk={rest.required ?? false}>
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
        onChange={pickFrom(choices, onChange)}
      />
    </Stack>
  )
}

export interface CardChoice<Value extends string> {
  value: Value
  label: string
  /** One line under the label; for a choice that is closed: why. */
  description?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  choices: readonly CardChoice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  words?: 'short' | 'long'
  /** `chips`: one row of short words, where a choice is seldom changed; what a card says in its second line is only heard. */
  look?: 'cards' | 'chips'
}

/** The whole card is the target, even for a gloved thumb. */
export function RadioCards<Value extends string>({
  choices,
  value,
  onChange,
  words = 'long',
  look = 'cards',
  required = false,
  ...group
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <FieldGroup {...group} required={required}>
      <div className={look === 'chips' ? radioCardsClasses.chips : radioCardsClasses.cards} data-words={words}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={radioCardsClasses.card}
            data-checked={choice.value === value || undefined}
            data-disabled={choice.disabled || undefined}
          >
            <input
              type="radio"
              className={radioCardsClasses.input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              required={required}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon !== undefined && (
              <span aria-hidden className={radioCardsClasses.icon}>
                {choice.icon}
              </span>
            )}
            <span className={radioCardsClasses.words}>
              <span className={radioCardsClasses.label}>{choice.label}</span>
              {choice.description !== undefined && <span className={radioCardsClasses.description}>{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Takes effect immediately; what waits for a save button is a checkbox. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <BaseSwitch
      label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
      classNames={{ track: switchClasses.track ?? '', label: switchClasses.label ?? '' }}
    />
  )
}

/** One choice for each value, by the words for it. */
export const choicesOf = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }))

/** One choice for each record, by its name. */
export const namedChoices = (records: readonly { id: string; name: string }[]) =>
  records.map(({ id, name }) => ({ value: id, label: name }))
