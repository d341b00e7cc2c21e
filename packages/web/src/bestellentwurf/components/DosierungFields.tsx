import { dosierung } from '@dreiklang/domain/bestellung/produkt.contract'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { IconClipboardList, IconPencil, IconSunMoon } from '@tabler/icons-react'
import { useNeuTexts, useWahlTexts } from '../../bestellung/bestellung.texts.ts'
import { FieldGroup } from '../../form/Form.tsx'
import { RadioCards } from '../../form/choiceFields.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useLanguage } from '../../shared/i18n.ts'
import { SimpleGrid, Stack } from '../../ui/layout.tsx'
import { type DosierungArt, tageszeiten } from './formValues.ts'
import type { PositionFields } from './positionFields.ts'

const icons: Record<DosierungArt, typeof IconPencil> = { PLAN: IconClipboardList, SCHEMA: IconSunMoon, TEXT: IconPencil }
const arten: readonly DosierungArt[] = ['PLAN', 'SCHEMA', 'TEXT']

export function DosierungFields(fields: PositionFields) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const { position, change, feld, text } = fields
  const choices = arten.map((value) => {
    const Icon = icons[value]
    return { value, label: tWahl(`dosierung.${value}`), icon: <Icon size={22} /> }
  })
  return (
    <Stack gap="sm">
      <RadioCards
        {...feld('dosierung')}
        label={t('position.dosierung')}
        choices={choices}
        value={position.dosierungArt}
        onChange={(dosierungArt) => change({ dosierungArt })}
      />
      {position.dosierungArt === 'SCHEMA' && (
        <>
          <Dosen {...fields} />
          <TextField {...text('dosierungText', 'dosierung.text')} label={t('position.dosierungHinweis')} />
        </>
      )}
      {position.dosierungArt === 'TEXT' && (
        <TextArea {...text('dosierungText', 'dosierung.text')} label={t('position.dosierungText')} minRows={2} required />
      )}
    </Stack>
  )
}

function Dosen({ position, change, feld }: PositionFields) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const language = useLanguage()
  const muster = dosierung.shape.schema.unwrap()
  // Validated while typing: the plan's format is strict, and "1/2" is one key away from "1/".
  const wrong = (time: (typeof tageszeiten)[number]) => !muster.shape[time].safeParse(position.schema[time].trim()).success
  return (
    <FieldGroup
      label={t('position.dosen')}
      description={t('position.dosenHinweis')}
      error={tageszeiten.some(wrong) ? fieldSentences['dosis']?.[language] : undefined}
    >
      <SimpleGrid cols={4} spacing="xs">
        {tageszeiten.map((time) => (
          <TextField
            key={time}
            id={feld(`dosierung.schema.${time}`).id}
            label={tWahl(`tageszeit.${time}`)}
            value={position.schema[time]}
            error={wrong(time)}
            autoComplete="off"
            onChange={(event) => change({ schema: { ...position.schema, [time]: event.currentTarget.value } })}
          />
        ))}
      </SimpleGrid>
    </FieldGroup>
  )
}
