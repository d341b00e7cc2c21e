import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { choicesOf, RadioCards } from '../../form/choiceFields.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, type Fact, Facts, Group, Stack, Text } from '../../ui/layout.tsx'
import { useLeave } from '../personal.queries.ts'
import { useAkteTexts } from '../personal.texts.ts'
import { KollegenField } from './AbwesenheitenCard.tsx'
import { SperreDialog } from './SperreDialog.tsx'
import { StandBadge } from './usePersonenColumns.tsx'

export function ZugangCard({ person, zugang }: { person: PersonAnswer; zugang: NonNullable<PersonAnswer['zugang']> }) {
  const t = useAkteTexts()
  const [open, setOffen] = useState<'sperre' | 'oeffnen' | 'ausscheiden' | null>(null)
  const aktiv = person.stand === 'AKTIV'
  const facts: Fact[] = [
    { label: t('zugang.stand'), value: <StandBadge stand={person.stand} /> },
    { label: t('zugang.zweiterFaktor'), value: t(zugang.zweiterFaktor ? 'zugang.eingerichtet' : 'zugang.fehlt') },
  ]
  if (zugang.grund !== null) facts.push({ label: t('zugang.grund'), value: zugang.grund })
  if (zugang.letzterTag !== null) facts.push({ label: t('zugang.letzterTag'), value: formatDate(zugang.letzterTag) })
  if (zugang.ausgeschiedenAm !== null) facts.push({ label: t('zugang.ausgeschiedenAm'), value: formatDateTime(zugang.ausgeschiedenAm) })
  if (zugang.uebernimmt !== null) facts.push({ label: t('zugang.uebernimmt'), value: zugang.uebernimmt.name })
  return (
    <Card title={t('karte.zugang')}>
      <Stack align="flex-start">
        <Facts facts={facts} />
        <Group gap="sm">
          {aktiv && (
            <>
              <Button look="secondary" onClick={() => setOffen('sperre')}>
                {t('zugang.sperren')}
              </Button>
              <Button look="danger" onClick={() => setOffen('ausscheiden')}>
                {t('zugang.ausscheiden')}
              </Button>
            </>
          )}
          {/* Also cancels a planned leaving. */}
          {(!aktiv || zugang.letzterTag !== null) && <Button onClick={() => setOffen('oeffnen')}>{t('zugang.oeffnen')}</Button>}
        </Group>
      </Stack>
      {(open === 'sperre' || open === 'oeffnen') && (
        <SperreDialog person={{ id: person.id, name: person.name, aktiv: open === 'sperre' }} onClose={() => setOffen(null)} />
      )}
      {open === 'ausscheiden' && <AusscheidenDialog person={person} onClose={() => setOffen(null)} />}
    </Card>
  )
}

interface Values {
  wann: 'jetzt' | 'spaeter'
  letzterTag: string | null
  uebernimmtId: string | null
}

function AusscheidenDialog({ person: { id, name, kollegen }, onClose }: { person: PersonAnswer; onClose: () => void }) {
  const t = useAkteTexts()
  const scheideFrom = useLeave(id)
  const initialValues: Values = { wann: 'spaeter', letzterTag: null, uebernimmtId: null }
  const { form, field, ...sending } = useDeedForm({
    initialValues,
    schema: personalContract.leave.body,
    // An empty day must not mean leaving immediately: it is required.
    toBody: ({ wann, letzterTag, uebernimmtId }) => ({ uebernimmtId, letzterTag: wann === 'jetzt' ? null : (letzterTag ?? '') }),
    send: (body) => scheideFrom.mutateAsync(body),
    done: ({ letzterTag: tag }) =>
      tag === null ? t('ausscheiden.fertig', { name }) : t('ausscheiden.vorgemerkt', { name, tag: formatDate(tag) }),
    onDone: onClose,
  })
  const { values } = form
  return (
    <FormDialog title={t('ausscheiden.titel', { name })} sending={sending} submit={t('ausscheiden.bestaetigen')} danger onClose={onClose}>
      <Text size="sm">{t('ausscheiden.text')}</Text>
      <RadioCards
        label={t('ausscheiden.wann')}
        choices={choicesOf(['spaeter', 'jetzt'], (value) => t(`ausscheiden.${value}`))}
        value={values.wann}
        onChange={(when) => form.setFieldValue('wann', when)}
      />
      {values.wann === 'spaeter' && <DateField {...field('letzterTag')} label={t('ausscheiden.letzterTag')} required />}
      <KollegenField
        {...field('uebernimmtId')}
        label={t('ausscheiden.uebernimmt')}
        description={t('ausscheiden.uebernimmtHinweis')}
        kollegen={kollegen}
      />
    </FormDialog>
  )
}
