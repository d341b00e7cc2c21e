import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import type { ReactNode } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { akteTexts } from '../akte.texts.ts'

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
  const t = useTexts(akteTexts)
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
