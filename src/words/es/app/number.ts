export const numberTexts = {
  range:
    '{max, select, empty {Escribe {min} o más} other {Escribe un número del {min} al {max}}}{step, select, 1 {} other {, de {step} en {step}}}.',
}
