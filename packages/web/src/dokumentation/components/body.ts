/** Seen from the front or the back, in a box of 100 by 240. */
import type { koerperstellen } from '@dreiklang/domain/dokumentation/dokumentation'

export type Koerperstelle = (typeof koerperstellen)[number]
type Ansicht = 'vorn' | 'hinten'

/** From the front the Klient's left is at the right of the picture, from behind at its left. */
export const orte: Readonly<Record<Koerperstelle, { ansicht: Ansicht; x: number; y: number }>> = {
  KOPF: { ansicht: 'vorn', x: 50, y: 16 },
  OHR_L: { ansicht: 'vorn', x: 64, y: 20 },
  OHR_R: { ansicht: 'vorn', x: 36, y: 20 },
  HALS: { ansicht: 'vorn', x: 50, y: 38 },
  SCHULTER_L: { ansicht: 'vorn', x: 70, y: 52 },
  SCHULTER_R: { ansicht: 'vorn', x: 30, y: 52 },
  BRUST: { ansicht: 'vorn', x: 50, y: 64 },
  BAUCH: { ansicht: 'vorn', x: 50, y: 92 },
  RUECKEN: { ansicht: 'hinten', x: 50, y: 70 },
  ARM_L: { ansicht: 'vorn', x: 80, y: 82 },
  ARM_R: { ansicht: 'vorn', x: 20, y: 82 },
  HAND_L: { ansicht: 'vorn', x: 87, y: 118 },
  HAND_R: { ansicht: 'vorn', x: 13, y: 118 },
  KREUZBEIN: { ansicht: 'hinten', x: 50, y: 100 },
  GESAESS_L: { ansicht: 'hinten', x: 41, y: 118 },
  GESAESS_R: { ansicht: 'hinten', x: 59, y: 118 },
  HUEFTE_L: { ansicht: 'vorn', x: 66, y: 110 },
  HUEFTE_R: { ansicht: 'vorn', x: 34, y: 110 },
  LEISTE: { ansicht: 'vorn', x: 50, y: 116 },
  OBERSCHENKEL_L: { ansicht: 'vorn', x: 61, y: 142 },
  OBERSCHENKEL_R: { ansicht: 'vorn', x: 39, y: 142 },
  KNIE_L: { ansicht: 'vorn', x: 60, y: 168 },
  KNIE_R: { ansicht: 'vorn', x: 40, y: 168 },
  UNTERSCHENKEL_L: { ansicht: 'vorn', x: 60, y: 192 },
  UNTERSCHENKEL_R: { ansicht: 'vorn', x: 40, y: 192 },
  KNOECHEL_L: { ansicht: 'hinten', x: 41, y: 212 },
  KNOECHEL_R: { ansicht: 'hinten', x: 59, y: 212 },
  FERSE_L: { ansicht: 'hinten', x: 41, y: 230 },
  FERSE_R: { ansicht: 'hinten', x: 59, y: 230 },
  FUSS_L: { ansicht: 'vorn', x: 61, y: 228 },
  FUSS_R: { ansicht: 'vorn', x: 39, y: 228 },
}
