import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import type { ReactNode } from 'react'
import { SelectField } from '../../form/choiceFields.tsx'
import { formatDate } from '../../shared/format.ts'
import { useAkteTexts } from '../personal.texts.ts'

interface KollegenFieldProps {
  id?: string
  label: string
  description: string
  error?: ReactNode
  kollegen: PersonAnswer['kollegen']
  value: string | null
  onChange: (id: string | null) => void
}

export function KollegenField({ kollegen, ...rest }: KollegenFieldProps) {
  const t = useAkteTexts()
  return (
    <SelectField
      {...rest}
      clearable
      choices={kollegen.map(({ id, name, abwesendBis }) => ({
        value: id,
        label: abwesendBis === null ? name : t('abwesenheit.kollege', { name, bis: formatDate(abwesendBis) }),
      }))}
    />
  )
}
