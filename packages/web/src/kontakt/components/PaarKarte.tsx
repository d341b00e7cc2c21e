import { type EinzelFeld, type Paar, einzelFelder, fuehreZusammen, wahlVorschlag } from '@dreiklang/domain/kontakt/doppelte'
import { textAusNotiz } from '@dreiklang/domain/kontakt/kontakt'
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconArrowMerge } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, SimpleGrid, Stack, Text } from '../../ui/layout.ts'
import { RadioField } from '../../ui/RadioField.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useFuehreZusammen, useTrenne } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'

const wertVon = (kontakt: Kontakt, feld: EinzelFeld): string => {
  const wert = kontakt[feld]
  if (wert === null) return ''
  if (feld === 'birthday') return formatDate(wert.slice(0, 10))
  return feld === 'notes' ? textAusNotiz(wert) : wert
}

/** Two contacts side by side: for each field in which they differ, one of the two is chosen. */
export function PaarKarte({ paar, onVerschieden }: { paar: Paar; onVerschieden: () => void }) {
  const t = useTexts(kontaktTexts)
  const [a, b] = paar.kontakte
  const [wahl, setWahl] = useState(() => wahlVorschlag(paar.kontakte))
  const [fotoVon, setFotoVon] = useState(a.avatar === null && b.avatar !== null ? b.id : a.id)
  const zusammenfuehren = useFuehreZusammen()
  const trennen = useTrenne()
  const deedKey = useDeedKey()
  const verschiedene = einzelFelder.filter((feld) => wertVon(a, feld) !== wertVon(b, feld))

  const fuehre = () => {
    const contact = fuehreZusammen(paar.kontakte, wahl)
    const body = { id: a.id, version: a.version, other: { id: b.id, version: b.version }, avatarOf: fotoVon, contact }
    zusammenfuehren.mutate(
      { body, schluessel: deedKey(body) },
      {
        onSuccess: ({ name }) =>
          toastSuccess(
            t('doppelte.fertig', { name }),
            <Button
              look="subtle"
              onClick={() => trennen.mutate(b.id, { onSuccess: () => toastSuccess(t('doppelte.getrennt')), onError: toastError })}
            >
              {t('rueckgaengig')}
            </Button>,
          ),
        onError: toastError,
      },
    )
  }

  return (
    <Card title={t('doppelte.paar', { a: a.name, b: b.name })}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('doppelte.gleich', { gruende: paar.gruende.map((grund) => t(`doppelte.grund.${grund}`)).join(', ') })} {t('doppelte.beide')}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {verschiedene.map((feld) => (
            <RadioField
              key={feld}
              label={t(`feld.${feld}`)}
              choices={[a, b].map((kontakt, nr) => ({ value: String(nr), label: wertVon(kontakt, feld) || t('doppelte.leer') }))}
              value={String(wahl[feld])}
              onChange={(wert) => setWahl({ ...wahl, [feld]: wert === '1' ? 1 : 0 })}
            />
          ))}
          {a.avatar !== null && b.avatar !== null && (
            <RadioField
              label={t('doppelte.foto')}
              choices={[a, b].map(({ id, name }) => ({ value: id, label: t('doppelte.fotoVon', { name }) }))}
              value={fotoVon}
              onChange={setFotoVon}
            />
          )}
        </SimpleGrid>
        <Group justify="flex-end" gap="sm">
          <Button look="secondary" onClick={onVerschieden}>
            {t('doppelte.verschieden')}
          </Button>
          <Button icon={<IconArrowMerge size={20} aria-hidden />} busy={zusammenfuehren.isPending} onClick={fuehre}>
            {t('doppelte.zusammenfuehren')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
