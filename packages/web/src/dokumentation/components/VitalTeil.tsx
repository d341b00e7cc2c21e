import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { vitalArten } from '@dreiklang/domain/dokumentation/vitalwerte'
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { useState } from 'react'
import { formatTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Stack } from '../../ui/layout.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import { useMesswort } from './anzeige.ts'
import { Eintraege } from './Eintraege.tsx'
import { EintragDialog } from './EintragDialog.tsx'
import { Messzeile } from './Messzeile.tsx'
import { type Teil, anStelle, messForm, ohne } from './teile.ts'
import { ZeitFeld } from './ZeitFeld.tsx'

type Vitalwert = Blatt['vitalwerte'][number]

/** A field for each vital sign; what was typed becomes a line with its time and what is worth a word about it. */
export function VitalTeil({ blatt, aendere, antwort }: Teil & { antwort: DokumentationAntwort }) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(werteTexts)
  const { worte, hinweise } = useMesswort(antwort)
  const [offen, setOffen] = useState<Vitalwert | null>(null)
  const { vitalwerte } = blatt
  return (
    <Stack gap="md">
      {vitalArten.map((art) => (
        <Stack key={art} gap="xs">
          <Messzeile art={art} antwort={antwort} onGemessen={(neu) => aendere('vitalwerte', [...vitalwerte, neu])} />
          <Eintraege
            eintraege={vitalwerte.filter((wert) => wert.art === art)}
            zeile={(wert) => ({
              name: worte(wert),
              dazu: [formatTime(wert.am), wert.ort, wert.geraet, wert.bemerkung, ...hinweise(wert)]
                .filter((teil) => teil !== null)
                .join(' · '),
            })}
            onAendern={setOffen}
            onEntfernen={(wert) => aendere('vitalwerte', ohne(vitalwerte, wert))}
            neu={null}
          />
        </Stack>
      ))}
      {offen !== null && (
        <EintragDialog
          titel={w(`vital.${offen.art}`)}
          {...messForm(offen)}
          onSchliessen={() => setOffen(null)}
          onFertig={(wert) => aendere('vitalwerte', anStelle(vitalwerte, wert))}
        >
          {(field, form) => (
            <>
              <NumberField {...field('wert')} label={w(`vital.${offen.art}`)} required data-autofocus />
              {offen.wert2 !== null && <NumberField {...field('wert2')} label={w('vital.diastolisch')} required />}
              <ZeitFeld {...field('am')} label={t('vital.zeit')} value={form.values.am} onChange={(am) => form.setFieldValue('am', am)} />
              <TextField {...field('ort')} label={t('vital.ort')} maxLength={60} />
              <TextField {...field('geraet')} label={t('vital.geraet')} maxLength={60} />
              <TextField {...field('bemerkung')} label={t('vital.bemerkung')} maxLength={250} />
            </>
          )}
        </EintragDialog>
      )}
    </Stack>
  )
}
