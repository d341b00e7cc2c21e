export const befundWords = {
  allgemeinzustand: ['GUT', 'REDUZIERT', 'SCHLECHT'],
  bewusstsein: ['WACH', 'SCHLAEFRIG', 'BENOMMEN', 'BEWUSSTLOS'],
  haut: ['UNAUFFAELLIG', 'TROCKEN', 'GEROETET', 'FEUCHT', 'BLASS', 'GELBLICH'],
  oedeme: ['KEINE', 'LEICHT', 'DEUTLICH'],
  atmung: ['UNAUFFAELLIG', 'KURZATMIG', 'HUSTEN', 'RASSELND'],
  ausscheidung: ['UNAUFFAELLIG', 'VERSTOPFUNG', 'DURCHFALL', 'WENIG_URIN', 'INKONTINENT'],
  ernaehrung: ['GUT', 'WENIG', 'VERWEIGERT'],
  stimmung: ['AUSGEGLICHEN', 'NIEDERGESCHLAGEN', 'UNRUHIG', 'AENGSTLICH', 'GEREIZT'],
} as const

/** Places on the body, seen from both sides; `_L` and `_R` are the Klient's own left and right. */
export const koerperstellen = [
  'KOPF',
  'OHR_L',
  'OHR_R',
  'HALS',
  'SCHULTER_L',
  'SCHULTER_R',
  'BRUST',
  'BAUCH',
  'RUECKEN',
  'ARM_L',
  'ARM_R',
  'HAND_L',
  'HAND_R',
  'KREUZBEIN',
  'GESAESS_L',
  'GESAESS_R',
  'HUEFTE_L',
  'HUEFTE_R',
  'LEISTE',
  'OBERSCHENKEL_L',
  'OBERSCHENKEL_R',
  'KNIE_L',
  'KNIE_R',
  'UNTERSCHENKEL_L',
  'UNTERSCHENKEL_R',
  'KNOECHEL_L',
  'KNOECHEL_R',
  'FERSE_L',
  'FERSE_R',
  'FUSS_L',
  'FUSS_R',
] as const

export const wundWords = {
  art: ['DEKUBITUS', 'ULCUS_CRURIS', 'DIABETISCHES_FUSSSYNDROM', 'OPERATIONSWUNDE', 'VERLETZUNG', 'VERBRENNUNG', 'SONSTIGE'],
  /** Of a Dekubitus by EPUAP; others have none. */
  grad: ['GRAD_1', 'GRAD_2', 'GRAD_3', 'GRAD_4', 'NICHT_EINTEILBAR'],
  exsudat: ['KEIN', 'WENIG', 'MAESSIG', 'STARK'],
  rand: ['INTAKT', 'GEROETET', 'MAZERIERT', 'UNTERMINIERT', 'VERDICKT'],
  geruch: ['KEIN', 'LEICHT', 'STARK'],
} as const

/** Shares of the ground of a wound, in percent. */
export const wundgrundTeile = ['granulation', 'fibrin', 'nekrose', 'epithel'] as const
export const infektionszeichen = ['ROETUNG', 'WAERME', 'SCHWELLUNG', 'SCHMERZ', 'EITER', 'FIEBER'] as const

/** Whether care at home is ensured, as who advised has found it; MASSNAHMEN: it is, once what was suggested is done. */
export const pflegeSichergestellt = ['JA', 'MASSNAHMEN', 'NEIN'] as const

export const gabeStaende = ['GEGEBEN', 'VERWEIGERT', 'NICHT_VORHANDEN'] as const
export const anordnungsWege = ['MUENDLICH', 'TELEFONISCH'] as const
export const folgeArten = ['BESTELLUNG', 'HAUSBESUCH', 'NACHRICHT', 'AUFGABE'] as const

/** The doctor who was asked to sign against what he said has not answered, has signed, or says that it was otherwise. */
export const anordnungStaende = ['OFFEN', 'GEGENGEZEICHNET', 'ABGELEHNT'] as const
