export const staysMailTexts = {
  stays:
    'Este servidor todavía no envía correos. Quien lo administra los encuentra en su carpeta de salida.',
}
