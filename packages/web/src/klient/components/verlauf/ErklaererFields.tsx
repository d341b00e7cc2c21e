import { type ErklaerendeRolle, erklaerendeRollen } from '@dreiklang/domain/klient/einwilligung'
import type { ComponentProps } from 'react'
import { RadioCards } from '../../../form/choiceFields.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'

interface ErklaererFieldsProps {
  rolle: { id: string; error?: string | undefined }
  wert: ErklaerendeRolle | null
  onRolle: (rolle: ErklaerendeRolle) => void
  name: Omit<ComponentProps<typeof TextField>, 'label'>
}

/** Nothing is chosen beforehand. */
export function ErklaererFields({ rolle, wert, onRolle, name }: ErklaererFieldsProps) {
  const t = useVerlaufTexts()
  return (
    <>
      <RadioCards
        {...rolle}
        label={t('rolleFrage')}
        words="short"
        choices={erklaerendeRollen.map((value) => ({ value, label: t(`rolle.${value}`) }))}
        value={wert}
        onChange={onRolle}
      />
      <TextField {...name} label={t('name')} description={t('nameHinweis')} maxLength={120} required />
    </>
  )
}
