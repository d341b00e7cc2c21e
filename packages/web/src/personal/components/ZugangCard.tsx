import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { Group, Stack } from '../../ui/layout.ts'
import { akteTexts } from '../akte.texts.ts'
import { AusscheidenDialog } from './AusscheidenDialog.tsx'
import { SperreDialog } from './SperreDialog.tsx'
import { StandBadge } from './StandBadge.tsx'

export function ZugangCard({ person, zugang }: { person: PersonAnswer; zugang: NonNullable<PersonAnswer['zugang']> }) {
  const t = useTexts(akteTexts)
  const [offen, setOffen] = useState<'sperre' | 'oeffnen' | 'ausscheiden' | null>(null)
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
      {(offen === 'sperre' || offen === 'oeffnen') && (
        <SperreDialog person={{ id: person.id, name: person.name, aktiv: offen === 'sperre' }} onClose={() => setOffen(null)} />
      )}
      {offen === 'ausscheiden' && <AusscheidenDialog person={person} onClose={() => setOffen(null)} />}
    </Card>
  )
}
