import { bestellungArten } from '@dreiklang/domain/bestellung/bestellung'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { type KlientHit, klientQuery, searchKlienten } from '../../../klient/klient.queries.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { neuTexts } from '../neu.texts.ts'
import { wahlTexts } from '../wahl.texts.ts'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues } from './formValues.ts'
import { KlientCard } from './KlientCard.tsx'

const artIcon = { KLIENT: <IconUser size={22} />, EINRICHTUNG: <IconBuilding size={22} /> }

export interface KlientWahlProps {
  kopf: KopfValues
  klient: KlientAnswer | null
  error: string | undefined
  dispatch: (aktion: EntwurfAktion) => void
}

export function KlientWahl({ kopf, klient, error, dispatch }: KlientWahlProps) {
  const t = useTexts(neuTexts)
  const tWahl = useTexts(wahlTexts)
  const queryClient = useQueryClient()
  const [wechsel, setWechsel] = useState(false)
  const choose = async (treffer: KlientHit | null) => {
    if (treffer === null) return
    try {
      dispatch({ art: 'klientGewaehlt', klient: await queryClient.fetchQuery(klientQuery(treffer.id)) })
      setWechsel(false)
    } catch (fehler) {
      toastError(fehler)
    }
  }
  return (
    <Card title={t('abschnitt.klient')}>
      <Stack gap="md">
        <RadioCards
          id={fieldId(null, 'art')}
          label={t('klient.fuerWen')}
          choices={bestellungArten.map((value) => ({ value, label: tWahl(`art.${value}`), icon: artIcon[value] }))}
          value={kopf.art}
          onChange={(wert) => dispatch({ art: 'bestellungArt', wert })}
        />
        {kopf.art === 'KLIENT' && (kopf.klientId === null || wechsel) && (
          <AsyncSelect<KlientHit>
            id={fieldId(null, 'klientId')}
            label={t('klient.suchen')}
            placeholder={t('klient.platzhalter')}
            error={error}
            required
            value={null}
            onChange={(treffer) => void choose(treffer)}
            search={searchKlienten}
            itemKey={({ id }) => id}
            itemLabel={({ nachname, vorname }) => `${nachname}, ${vorname}`}
            renderItem={(treffer) => <Treffer {...treffer} />}
          />
        )}
        {kopf.art === 'KLIENT' && klient !== null && (
          <>
            <KlientCard klient={klient} {...(wechsel ? {} : { id: fieldId(null, 'klientId'), error })} />
            {!wechsel && (
              <div>
                <Button look="subtle" onClick={() => setWechsel(true)}>
                  {t('klient.anderer')}
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

function Treffer({ vorname, nachname, geburtsdatum, ort }: KlientHit) {
  const t = useTexts(neuTexts)
  return (
    <span>
      {nachname}, {vorname}
      <Text span size="sm" c="dimmed">
        {' '}
        {[t('klient.geboren', { datum: formatDate(geburtsdatum) }), ort].filter((teil) => teil !== null).join(' · ')}
      </Text>
    </span>
  )
}
