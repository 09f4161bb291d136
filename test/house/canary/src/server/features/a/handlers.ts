import { other } from '../b/handlers.ts'
import fastify from 'fastify'
import pg from 'pg'
import sharp from 'sharp'
import { wire } from '../../transport/http.ts'
export const broken = [other, fastify, pg, sharp, wire]
