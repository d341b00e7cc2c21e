import { useTexts } from '../../../shared/i18n.ts'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { Grid } from '../../../ui/layout.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { neuTexts } from '../neu.texts.ts'
import { feldId } from './befunde.ts'
import type { AdresseWerte } from './formWerte.ts'

const breite = {
  strasse: { base: 7, sm: 5 },
  hausnummer: { base: 5, sm: 3 },
  zusatz: { base: 12, sm: 4 },
  plz: { base: 5, sm: 4 },
  ort: { base: 7, sm: 8 },
} as const
const zeilen = ['strasse', 'hausnummer', 'zusatz', 'plz', 'ort'] as const

export function LieferadresseFelder({
  adresse,
  fehler,
  onChange,
}: {
  adresse: AdresseWerte
  fehler: Readonly<Record<string, string>>
  onChange: (adresse: AdresseWerte) => void
}) {
  const t = useTexts(neuTexts)
  return (
    <FieldGroup id={feldId(null, 'lieferadresse')} label={t('auftrag.lieferadresse')} error={fehler['lieferadresse']}>
      <Grid>
        {zeilen.map((zeile) => (
          <Grid.Col key={zeile} span={breite[zeile]}>
            <TextField
              id={feldId(null, `lieferadresse.${zeile}`)}
              label={t(`auftrag.${zeile}`)}
              error={fehler[`lieferadresse.${zeile}`]}
              required={zeile !== 'zusatz'}
              inputMode={zeile === 'plz' ? 'numeric' : 'text'}
              value={adresse[zeile]}
              onChange={(event) => onChange({ ...adresse, [zeile]: event.currentTarget.value })}
            />
          </Grid.Col>
        ))}
      </Grid>
    </FieldGroup>
  )
}
