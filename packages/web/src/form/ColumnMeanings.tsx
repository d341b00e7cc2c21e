import { Card, SimpleGrid } from '../ui/layout.tsx'
import { SelectField } from './choiceFields.tsx'

export interface ColumnMeaningsProps<Meaning extends string> {
  title: string
  columns: readonly { name: string; example: string }[]
  choices: readonly { value: Meaning; label: string }[]
  /** One for each column; null leaves it out. */
  value: readonly (Meaning | null)[]
  onChange: (value: (Meaning | null)[]) => void
  placeholder: string
  disabled: boolean
}

export function ColumnMeanings<Meaning extends string>(props: ColumnMeaningsProps<Meaning>) {
  const { title, columns, choices, value, onChange, placeholder, disabled } = props
  return (
    <Card title={title}>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        {columns.map(({ name, example }, column) => (
          <SelectField
            key={column}
            label={name || String(column + 1)}
            description={example}
            placeholder={placeholder}
            clearable
            disabled={disabled}
            choices={choices}
            value={value[column] ?? null}
            onChange={(meaning) => onChange(columns.map((_column, nr) => (nr === column ? meaning : (value[nr] ?? null))))}
          />
        ))}
      </SimpleGrid>
    </Card>
  )
}
