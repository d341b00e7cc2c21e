import type { PersonAntwort } from '@dreiklang/domain/personal/akte.contract'
import type { ReactNode } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { akteTexts } from '../akte.texts.ts'

interface KollegenFeldProps {
  id?: string
  label: string
  description: string
  error?: ReactNode
  kollegen: PersonAntwort['kollegen']
  value: string | null
  onChange: (id: string | null) => void
}

/** A colleague; who is away today says so before being picked. */
export function KollegenFeld({ kollegen, ...rest }: KollegenFeldProps) {
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
