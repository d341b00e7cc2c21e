import { folgeArten } from '@dreiklang/domain/dokumentation/dokumentation'
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { Stack } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Signature, SignatureField } from '../../ui/SignatureField.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import { Eintraege } from './Eintraege.tsx'
import { EintragDialog } from './EintragDialog.tsx'
import { FreitextFeld } from './FreitextFeld.tsx'
import { type Teil, anStelle, feldId, folgeForm, ohne } from './teile.ts'

export function AbschlussTeil({ blatt, aendere }: Teil) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(werteTexts)
  const [offen, setOffen] = useState<Partial<Blatt['folgen'][number]> | null>(null)
  const { folgen } = blatt
  return (
    <Stack gap="md">
      <FreitextFeld
        id={feldId('ergebnis')}
        label={t('abschluss.ergebnis')}
        required
        maxLength={4000}
        value={blatt.ergebnis}
        onChange={(text) => aendere('ergebnis', text)}
      />
      <DateField label={t('abschluss.wiedervorlage')} value={blatt.wiedervorlage} onChange={(tag) => aendere('wiedervorlage', tag)} />
      <Eintraege
        eintraege={folgen}
        zeile={({ art, text }) => ({ name: text, dazu: w(`folge.${art}`) })}
        onAendern={setOffen}
        onEntfernen={(folge) => aendere('folgen', ohne(folgen, folge))}
        neu={{ name: t('abschluss.folge'), onNeu: () => setOffen({}) }}
      />
      {(['handzeichen', 'klientUnterschrift'] as const).map((feld) => (
        <Unterschrift key={feld} feld={feld} path={blatt[feld]} onChange={(path) => aendere(feld, path)} />
      ))}
      {offen !== null && (
        <EintragDialog
          titel={t('abschluss.folge')}
          {...folgeForm(offen)}
          onSchliessen={() => setOffen(null)}
          onFertig={(folge) => aendere('folgen', anStelle(folgen, folge))}
        >
          {(field) => (
            <>
              <SelectField
                {...field('art')}
                label={t('abschluss.folgeArt')}
                required
                choices={folgeArten.map((value) => ({ value, label: w(`folge.${value}`) }))}
              />
              <TextField {...field('text')} label={t('abschluss.folgeText')} required maxLength={250} />
            </>
          )}
        </EintragDialog>
      )}
    </Stack>
  )
}

interface UnterschriftProps {
  feld: 'handzeichen' | 'klientUnterschrift'
  path: string | null
  onChange: (path: string | null) => void
}

/** One that was given before stands as a picture until it is given again. */
function Unterschrift({ feld, path, onChange }: UnterschriftProps) {
  const t = useTexts(dokumentationTexts)
  const [vorher, setVorher] = useState(path)
  const label = t(`abschluss.${feld}`)
  if (vorher === null) return <SignatureField id={feldId(feld)} label={label} required={feld === 'handzeichen'} onChange={onChange} />
  return (
    <FieldGroup label={label} id={feldId(feld)}>
      <Stack gap="xs">
        <Signature path={vorher} label={label} />
        <Button
          look="secondary"
          onClick={() => {
            setVorher(null)
            onChange(null)
          }}
        >
          {t('abschluss.neuUnterschreiben')}
        </Button>
      </Stack>
    </FieldGroup>
  )
}
